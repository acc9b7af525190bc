# One image for the API and the worker. Build it with `docker build .`; compose.yaml runs it.
FROM node:24-bookworm-slim AS built
WORKDIR /app
COPY . .
RUN PRAMAAN_PREPARE=0 npm ci --no-audit --no-fund && npm run build

FROM node:24-bookworm-slim AS installed
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
COPY apps/api/package.json apps/api/
COPY apps/sandbox/package.json apps/sandbox/
COPY apps/web/package.json apps/web/
COPY packages/client/package.json packages/client/
COPY packages/contract/package.json packages/contract/
COPY packages/documents/package.json packages/documents/
COPY packages/messages/package.json packages/messages/
COPY packages/readers/package.json packages/readers/
COPY packages/specimens/package.json packages/specimens/
COPY tools/sql/package.json tools/sql/
RUN npm ci --omit=dev --no-audit --no-fund

FROM node:24-bookworm-slim
# Two arenas of memory for all threads: with one for each, big pictures leave twice as much behind (docs/operations.md, Sizing).
ENV NODE_ENV=production HOST=0.0.0.0 DATA_DIR=/data MALLOC_ARENA_MAX=2
WORKDIR /app
COPY --from=installed /app .
COPY --from=built /app/apps/api apps/api
COPY --from=built /app/apps/web/dist apps/web/dist
COPY --from=built /app/packages packages
COPY --from=built /app/tools tools
COPY LICENSE README.md ./
RUN mkdir /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=3s --start-period=60s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:3000/health/ready').then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
# To run a worker, start the same image with `node apps/api/src/worker.ts`.
CMD ["node", "apps/api/src/main.ts"]
