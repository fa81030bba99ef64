# The server with the site and the widget. tooling/deploy does the same steps, read from this file, without Docker.

FROM node:24-bookworm-slim AS packages
WORKDIR /app
RUN npm install --global pnpm@10.34.9
COPY pnpm-lock.yaml pnpm-workspace.yaml ./
RUN pnpm fetch

FROM packages AS build
COPY . .
RUN pnpm install --offline --frozen-lockfile
RUN node scripts/build.mjs server platform embed

FROM packages AS production
COPY . .
RUN pnpm install --offline --frozen-lockfile --prod --filter @huiqi/server

FROM node:24-bookworm-slim
WORKDIR /app
ENV NODE_ENV=production HUIQI_HOST=0.0.0.0 HUIQI_DATA_DIR=/data
RUN mkdir -p /data/files && chown -R node:node /data
COPY --from=production /app/node_modules ./node_modules
COPY --from=production /app/apps/server/node_modules ./apps/server/node_modules
COPY --from=build /app/package.json ./package.json
COPY --from=build /app/scripts/serverCommand.mjs ./scripts/serverCommand.mjs
COPY --from=build /app/scripts/lib/checkNode.mjs ./scripts/lib/checkNode.mjs
COPY --from=build /app/scripts/lib/paths.mjs ./scripts/lib/paths.mjs
COPY --from=build /app/scripts/lib/supervise.mjs ./scripts/lib/supervise.mjs
COPY --from=build /app/apps/platform/dist ./apps/platform/dist
COPY --from=build /app/apps/platform/build/dist ./apps/platform/build/dist
COPY --from=build /app/packages/embed/dist ./packages/embed/dist
COPY --from=build /app/apps/server/package.json ./apps/server/package.json
COPY --from=build /app/apps/server/drizzle ./apps/server/drizzle
COPY --from=build /app/apps/server/dist ./apps/server/dist
USER node
EXPOSE 4173
# Ready, not just alive, so that `docker compose up --wait` replaces a server only when the one before takes requests.
HEALTHCHECK --interval=5s --timeout=3s --start-period=60s CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT || 4173}/readyz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "apps/server/dist/main.js"]
