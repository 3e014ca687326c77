# The production images, one target for each kind of server:
#   docker build --target api .
#   docker build --target shell .
#   docker build --target registry --build-arg APP=operators .
#   docker build --target remote --build-arg APP=remote-auth .
#   docker build --target tool --build-arg APP=tool-kom-analysis .
# Each target copies `shared/` and its own folder only, so a change in one front end rebuilds that one image.

# --- dependencies, once for all -----------------------------------------------------------------

FROM node:24-bookworm-slim AS manifests
COPY . /sources
WORKDIR /sources
# Only what decides which packages are installed: the layer below stays cached while code changes.
RUN mkdir /manifests \
 && cp package.json pnpm-lock.yaml pnpm-workspace.yaml tsconfig.base.json /manifests/ \
 && find . -mindepth 2 -name package.json -exec cp --parents {} /manifests/ \;

FROM node:24-bookworm-slim AS dependencies
WORKDIR /work
COPY --from=manifests /manifests ./
# Install scripts only fetch what is not needed here: another Node, a database, binaries that came as packages.
RUN npx --yes pnpm@12.21.0 install --frozen-lockfile --ignore-scripts
COPY shared shared

# --- what every server runs on ------------------------------------------------------------------

FROM node:24-bookworm-slim AS server
ENV NODE_ENV=production HOST=0.0.0.0
# A gateway that asks /readyz each second has noticed by then that a replica stops.
ENV DRAIN_S=3
# Mount points belong to the user before a volume is put there, for a new volume takes over their owner.
RUN install -d -o node -g node /data /keys /key
WORKDIR /srv
USER node
HEALTHCHECK --interval=5s --timeout=4s --start-period=60s --retries=6 \
  CMD ["node", "-e", "fetch(process.env.HEALTH_URL).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]

# --- api ----------------------------------------------------------------------------------------

FROM dependencies AS api-build
COPY api api
RUN node api/build.ts && rm api/dist/*.map
# The bundle holds everything but sharp, which is native code, and the language model, which reads its weights from its folder.
# A package's folder in the store has its dependencies beside it.
RUN mkdir /packages \
 && for package in sharp @energetic-ai+core @energetic-ai+embeddings @energetic-ai+model-embeddings-en node-fetch@2 whatwg-url@5; do \
      cp -rL node_modules/.pnpm/$package*/node_modules/. /packages/; \
    done \
 && rm -rf /packages/@types

FROM server AS api
COPY --from=api-build /packages node_modules
COPY --from=api-build /work/api/package.json ./
COPY --from=api-build /work/api/dist dist
ENV API_PORT=4000 DATA_DIR=/data HEALTH_URL=http://127.0.0.1:4000/readyz
EXPOSE 4000
VOLUME /data
CMD ["node", "dist/main.js"]

# --- front ends ---------------------------------------------------------------------------------

FROM dependencies AS front-end
ARG APP=shell
COPY ${APP} ${APP}
# A remote's source maps go to the registry, where its team finds them. No server sends them.
RUN cd ${APP} && node ../shared/federation/src/build.ts \
 && case ${APP} in remote-*) ;; *) find dist -name '*.map*' -delete ;; esac

FROM dependencies AS bundler
# Packages in CommonJS ask for Node's own modules with `require`, which an ES module has not.
ENV BANNER="import { createRequire as r } from 'node:module'; const require = r(import.meta.url);"
# What builds on a developer's machine (override) is not for images.
RUN api/node_modules/.bin/esbuild shared/releases/src/cli.ts --outfile=/out/site.mjs \
  --bundle --platform=node --target=node24 --format=esm --log-level=warning "--external:./override.ts" "--banner:js=$BANNER"

FROM server AS site
ARG APP=shell
# The server of a front end knows it by the name of the folder that it runs in.
WORKDIR /srv/${APP}
COPY --from=bundler /out ../
COPY --from=front-end /work/${APP}/dist dist
ENV PORT=3000 HEALTH_URL=http://127.0.0.1:3000/healthz
EXPOSE 3000

# Publishes its build with its team's key, makes it live unless it was before, and serves what the registry has of it.
FROM site AS remote
ENV REMOTES_DIR=/data RELEASE_KEYS=/keys/public.json TEAM_KEY_FILE=/key/key.json REGISTRY_PATIENCE_S=60
VOLUME /data
CMD ["sh", "-c", "node ../site.mjs release & exec node ../site.mjs serve"]

FROM site AS tool
CMD ["node", "../site.mjs", "serve-site"]

# --- registry -----------------------------------------------------------------------------------

FROM bundler AS registry-build
COPY registry registry
RUN api/node_modules/.bin/esbuild registry/src/main.ts --outfile=/out/main.mjs \
  --bundle --platform=node --target=node24 --format=esm --log-level=warning "--external:pg-native" "--banner:js=$BANNER"

# `node site.mjs new-key` makes the keys of teams.
FROM server AS registry
ARG APP=operators
COPY --from=registry-build /out ./
COPY --from=front-end /work/${APP}/dist page
ENV OPERATORS_PAGE=/srv/page REGISTRY_PORT=4200 DATA_DIR=/data RELEASE_KEYS=/keys/public.json HEALTH_URL=http://127.0.0.1:4200/readyz
EXPOSE 4200
VOLUME /data
CMD ["node", "main.mjs"]

# --- shell --------------------------------------------------------------------------------------

FROM bundler AS shell-server
COPY shell shell
RUN api/node_modules/.bin/esbuild shell/server/main.ts --outfile=/out/server/main.mjs \
  --bundle --platform=node --target=node24 --format=esm --log-level=warning "--banner:js=$BANNER" \
 # Its version decides which remotes fit.
 && install -D shared/host-api/package.json /out/node_modules/@breakaway/host-api/package.json && rm -f /out/site.mjs

# The last one: builders without BuildKit run every stage above their target, and this one fits no APP but the shell.
FROM server AS shell
COPY --from=shell-server /out ./
COPY --from=front-end /work/shell/dist dist
ENV PORT=3000 RELEASE_KEYS=/keys/public.json SHELL_KEY_FILE=/key/key.json LIVE_FILE=/data/live.json HEALTH_URL=http://127.0.0.1:3000/readyz
VOLUME /data
EXPOSE 3000
CMD ["node", "server/main.mjs"]
