// Starts web servers as ordinary processes on free ports, in their own folder.
import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { hostProgram } from '../../scripts/hosts.mjs';
import { freePort } from '../../scripts/serve/freePort.mjs';
import { startServer } from '../../scripts/serve/server.mjs';
import { documentedFolder, documentedRelease, documentedServer } from './documented';

/** A web server that is installed, or `npm run serve`. */
export type HostName = Parameters<typeof hostProgram>[0] | 'preview';

/** A web server that runs. */
export interface Host {
  readonly name: HostName;
  /** Origin, without a slash at the end. */
  readonly url: string;
  /** Folder of the releases, as `/srv/docs` in the documentation. */
  readonly folder: string;
  /** Serves a release, by the documented steps; settles when the earlier one is no longer served. */
  readonly deploy: (release: string) => Promise<void>;
  readonly stop: () => Promise<void>;
}

/** What distinguishes one server from another. */
interface Kind {
  /** Writes the configuration of the server, which includes `current.conf` of the folder. */
  readonly configure: (folder: string, port: number) => void;
  /** `current.conf` for a release. */
  readonly current: (release: string) => string;
  /** Arguments that name the configuration. */
  readonly options: (folder: string) => readonly string[];
  readonly run: readonly string[];
  readonly check: readonly string[];
  readonly reload: readonly string[];
}

const isRoot = process.getuid?.() === 0;

const types =
  'text/css text/plain text/markdown text/xml text/javascript application/javascript application/json application/xml application/atom+xml application/manifest+json image/svg+xml';

/** The main configuration of Debian's nginx, with files in the folder. */
const nginxMain = (folder: string, server: string): string => `
${isRoot ? 'user root;' : ''}
daemon off;
worker_processes 1;
# A browser opens connections ahead of requests; the worker of the earlier release would wait a minute for one.
worker_shutdown_timeout 1s;
pid ${folder}/nginx.pid;
error_log ${folder}/error.log;
include /etc/nginx/modules-enabled/*.conf;
events { worker_connections 256; }
http {
  sendfile on;
  tcp_nopush on;
  types_hash_max_size 2048;
  include /etc/nginx/mime.types;
  default_type application/octet-stream;
  access_log off;
  gzip on;
  ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((name) => `${name}_temp_path ${folder}/temp;`)
    .join('\n  ')}
  ${server}
}
`;

/** The documented block, with the folder and port of a test. */
const placed = (text: string, folder: string, port: number): string =>
  text
    .replaceAll(documentedFolder, folder)
    .replace('listen 443 ssl;', `listen 127.0.0.1:${port};`)
    .replace('<VirtualHost *:443>', `<VirtualHost 127.0.0.1:${port}>`);

const documentedNginx = documentedServer('nginx', 'nginx');
const nginxOptions = (folder: string): readonly string[] => [
  '-c',
  join(folder, 'server.conf'),
  '-e',
  join(folder, 'error.log'),
];

const nginx: Kind = {
  configure: (folder, port) => {
    writeFileSync(
      join(folder, 'server.conf'),
      nginxMain(folder, placed(documentedNginx.server, folder, port)),
    );
  },
  current: (release) => documentedNginx.current.replaceAll(documentedRelease, release),
  options: nginxOptions,
  run: [],
  check: ['-t', '-q'],
  reload: ['-s', 'reload'],
};

/**
 * GitHub Pages as it answers: folders by a redirect to the slash, `x.html` also at `/x`, ten minutes of caching,
 * gzip, no other headers. It is nginx, too.
 */
const pages: Kind = {
  ...nginx,
  configure: (folder, port) => {
    const server = `
  types { text/markdown md; application/manifest+json webmanifest; font/woff2 woff2; application/atom+xml atom; }
  server {
    listen 127.0.0.1:${port};
    include ${folder}/current.conf;
    charset utf-8;
    charset_types ${types};
    gzip_vary on;
    gzip_types ${types};
    error_page 403 =404 /404.html;
    error_page 404 /404.html;
    add_header Cache-Control max-age=600 always;
    add_header Access-Control-Allow-Origin * always;
    location / { try_files $uri $uri.html $uri/ =404; }
  }`;
    writeFileSync(join(folder, 'server.conf'), nginxMain(folder, server));
  },
  current: (release) => `root ${release};\n`,
};

/** Modules of Debian's Apache as installed, and those that the documentation enables. */
const apacheModules = [
  'access_compat alias auth_basic authn_core authn_file authz_core authz_host authz_user autoindex deflate dir',
  'env filter mime mpm_event negotiation reqtimeout setenvif status',
  'headers rewrite',
]
  .join(' ')
  .split(' ')
  .map((name) => `/etc/apache2/mods-available/${name}`);

const documentedApache = documentedServer('Apache', 'apache');

const apache: Kind = {
  configure: (folder, port) => {
    const include = (paths: readonly string[]): string =>
      paths
        .filter(existsSync)
        .map((path) => `Include ${path}`)
        .join('\n');
    writeFileSync(
      join(folder, 'server.conf'),
      `ServerRoot ${folder}
Define APACHE_LOG_DIR ${folder}
PidFile ${folder}/apache.pid
Mutex file:${folder} default
Listen 127.0.0.1:${port}
ServerName localhost
${isRoot ? 'User www-data\nGroup www-data' : ''}
ErrorLog ${folder}/error.log
${include(apacheModules.map((path) => `${path}.load`))}
${include(apacheModules.map((path) => `${path}.conf`))}
<Directory />
  Options FollowSymLinks
  AllowOverride None
  Require all denied
</Directory>
${placed(documentedApache.server, folder, port)}
`,
    );
  },
  current: (release) => documentedApache.current.replaceAll(documentedRelease, release),
  options: (folder) => ['-f', join(folder, 'server.conf')],
  run: ['-DFOREGROUND'],
  check: ['-t'],
  reload: ['-k', 'graceful'],
};

const kinds: Readonly<Record<Exclude<HostName, 'preview'>, Kind>> = { nginx, apache, pages };

const isOpen = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.on('connect', () => {
      socket.destroy();
      resolve(true);
    });
    socket.on('error', () => {
      resolve(false);
    });
  });

/** Asks again in short intervals: servers send no message when they are ready. */
async function until(
  what: string,
  holds: () => boolean | Promise<boolean>,
  log: () => string,
): Promise<void> {
  const end = Date.now() + 20_000;
  while (!(await holds())) {
    if (Date.now() > end) throw new Error(`${what}\n${log()}`);
    await pause(20);
  }
}

/** Ids of the processes that answer requests. */
const workersOf = ({ pid }: ChildProcess): string[] =>
  readFileSync(`/proc/${pid ?? 0}/task/${pid ?? 0}/children`, 'utf8')
    .trim()
    .split(' ')
    .filter((id) => id !== '');

/**
 * Starts a server that serves a release.
 *
 * @param name Which server.
 * @param folder Folder for its configuration, readable for all users, with the release in it.
 * @param release Folder of the release.
 * @throws Where the server refuses its configuration or does not answer.
 */
export async function startHost(name: HostName, folder: string, release: string): Promise<Host> {
  if (name === 'preview') {
    const site = await startServer({ root: release, mode: 'direct', production: true });
    const deploy = () => Promise.reject(new Error('It serves one release.'));
    return { name, url: site.url, folder, deploy, stop: site.close };
  }
  const kind = kinds[name];
  const program = hostProgram(name);
  if (program === undefined) throw new Error(`${name} is not installed`);
  const options = kind.options(folder);
  const current = join(folder, 'current.conf');
  const port = await freePort();
  mkdirSync(join(folder, 'temp'), { recursive: true });
  kind.configure(folder, port);
  writeFileSync(current, kind.current(release));

  const command = (args: readonly string[]): Promise<unknown> =>
    promisify(execFile)(program, [...options, ...args]);
  await command(kind.check);
  const server = spawn(program, [...options, ...kind.run], { stdio: ['ignore', 'pipe', 'pipe'] });
  const ended = once(server, 'exit');
  const log = (): string => {
    const path = join(folder, 'error.log');
    return existsSync(path) ? readFileSync(path, 'utf8') : '';
  };
  await until(
    `${name} does not answer`,
    () => {
      if (server.exitCode !== null) throw new Error(`${name} ended at its start\n${log()}`);
      return isOpen(port);
    },
    log,
  );

  return {
    name,
    url: `http://127.0.0.1:${port}`,
    folder,
    deploy: async (next) => {
      const before = workersOf(server);
      writeFileSync(current, kind.current(next));
      await command(kind.check);
      await command(kind.reload);
      await until(
        `${name} still serves the earlier release`,
        () => {
          const workers = workersOf(server);
          return workers.length > 0 && !workers.some((id) => before.includes(id));
        },
        log,
      );
    },
    stop: async () => {
      server.kill('SIGTERM');
      await ended;
    },
  };
}
