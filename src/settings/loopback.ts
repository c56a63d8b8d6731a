/** Whether a host, as `URL` writes it, is this machine. */
export function isLoopback(host: string): boolean {
  return host === "[::1]" || host === "localhost" || /^127(\.\d{1,3}){3}$/.test(host);
}
