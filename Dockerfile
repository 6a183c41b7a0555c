# docker build --build-arg PUBLIC_SITE_URL=https://example.com -t postquill .
# hadolint global ignore=DL3064
# What COPY_TO needs is built with --build-arg COPIER_BUILT_IN=golang:1.26.10-bookworm (docs/operations.md).
ARG COPIER_BUILT_IN=debian:bookworm-slim
# Any Node from 20 on may begin. What builds and serves is the one that package-lock.json pins.
FROM node:24-bookworm-slim AS build
WORKDIR /app
# In production nothing but the official PocketBase is taken.
ENV NODE_ENV=production XDG_CACHE_HOME=/app/.cache
COPY package.json package-lock.json .npmrc ./
RUN npm ci --omit=dev
ENV PATH=/app/node_modules/.bin:$PATH
COPY api api
COPY content content
COPY pocketbase pocketbase
COPY public public
COPY scripts scripts
COPY src src
COPY .env.example LICENSE astro.config.mjs tsconfig.json ./
RUN node scripts/obtain-pocketbase.ts
ARG PUBLIC_SITE_URL
ARG PUBLIC_API_URL
ARG PUBLIC_POCKETBASE_URL
ARG PUBLIC_VITALS_ENDPOINT
ARG PUBLIC_TOKEN_SYNC_URL
# What only a build, a compiler or a debugger leaves and needs stays behind, with the packages that pages are made of.
RUN node scripts/build.ts \
    && npm uninstall --no-save @astrojs/compiler-rs @astrojs/mdx @astrojs/react @astrojs/rss \
        @fontsource-variable/inter @nanostores/react @tailwindcss/vite astro diff nanostores \
        pocketbase react react-dom reading-time satori sharp tailwindcss tinykeys web-vitals \
    && rm -rf .astro node_modules/.astro node_modules/.vite node_modules/node-linux-*/include \
    && find node_modules -type f \( -name '*.map' -o -name '*.d.ts' -o -name '*.d.[cm]ts' \) -delete

# Litestream, by the same steps as everywhere, where the stage begins with an image that has Go: by default it has none.
FROM ${COPIER_BUILT_IN} AS copier
WORKDIR /app
ENV GOCACHE=/tmp/go-build NODE_ENV=production XDG_CACHE_HOME=/app/.cache PATH=/app/node_modules/.bin:$PATH
COPY --from=build /app /app
RUN if command -v go; then node scripts/obtain-litestream.ts; fi

FROM debian:bookworm-slim
LABEL org.opencontainers.image.title="Postquill" \
      org.opencontainers.image.description="An open-source AI social media post generator" \
      org.opencontainers.image.licenses="MIT"
# PocketBase needs the certificates for mail and Google, months the time zones; tini ends what is left behind, and
# COPY_TO=sftp://… and BACKUP_TO=sftp://… go through ssh, which runs for nobody whose name it does not find.
# hadolint ignore=DL3008
RUN apt-get update \
    && apt-get install --yes --no-install-recommends ca-certificates openssh-client tini tzdata \
    && rm -rf /var/lib/apt/lists/* \
    && echo postquill:x:10001:10001::/tmp:/usr/sbin/nologin >> /etc/passwd \
    && install --directory --owner=10001 --group=10001 --mode=700 /data
COPY --from=copier /app /app
WORKDIR /app
# What the pages were built with is what the server is told.
ARG PUBLIC_SITE_URL
ARG PUBLIC_API_URL
ARG PUBLIC_POCKETBASE_URL
ARG PUBLIC_VITALS_ENDPOINT
ARG PUBLIC_TOKEN_SYNC_URL
ENV PUBLIC_SITE_URL=$PUBLIC_SITE_URL \
    PUBLIC_API_URL=$PUBLIC_API_URL \
    PUBLIC_POCKETBASE_URL=$PUBLIC_POCKETBASE_URL \
    PUBLIC_VITALS_ENDPOINT=$PUBLIC_VITALS_ENDPOINT \
    PUBLIC_TOKEN_SYNC_URL=$PUBLIC_TOKEN_SYNC_URL \
    NODE_ENV=production \
    HOST=0.0.0.0 \
    PORT=5000 \
    DATA_DIR=/data \
    HOME=/tmp \
    XDG_CACHE_HOME=/app/.cache \
    PATH=/app/node_modules/.bin:$PATH
USER 10001:10001
VOLUME /data
EXPOSE 5000
# Not /readyz: a router that leaves out what is unhealthy would take the pages away with a full disk.
HEALTHCHECK --interval=30s --timeout=10s --start-period=60s --retries=3 \
    CMD ["node", "-e", "fetch('http://127.0.0.1:' + process.env.PORT + '/healthz').then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
ENTRYPOINT ["tini", "--"]
CMD ["node", "scripts/start.ts", "--built"]
