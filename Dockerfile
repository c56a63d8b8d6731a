FROM node:24-slim AS build
WORKDIR /app
COPY package.json package-lock.json ./
RUN npm ci --ignore-scripts
COPY build.mjs tsconfig.json ./
COPY src ./src
RUN npm run build
# The one thing that the built program loads as a package: the database's native part.
RUN mkdir -p kept/@libsql \
 && cp -R node_modules/libsql node_modules/@neon-rs node_modules/detect-libc kept/ \
 && cp -R node_modules/@libsql/linux-* kept/@libsql/

FROM node:24-slim
ENV NODE_ENV=production METRICS_PORT=9464
WORKDIR /app
COPY --from=build /app/kept ./node_modules
COPY --from=build /app/dist ./dist
COPY package.json ./
COPY locales ./locales
COPY src/platforms/playground/page ./src/platforms/playground/page
RUN mkdir data && chown node:node data
USER node
VOLUME /app/data
HEALTHCHECK --interval=30s --timeout=5s --start-period=60s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.METRICS_PORT}/healthz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "dist/linewatch.js"]
