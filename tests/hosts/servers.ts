// Starts web servers as ordinary processes, in their own folder, with the configuration that
// operations/README.md documents: what is tested is what operators copy.
import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import * as fs from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect } from '@playwright/test';
import { hosts } from '../../scripts/hosts.mjs';
import { startServer } from '../../scripts/serve/server';
import { buildDir, siteDir } from '../builtSite';
import { ask } from './ask';

/** A web server that runs. */
export interface Host {
  /** Origin, without a slash at the end. */
  readonly url: string;
  /** Folder of the release that is served first. */
  readonly release: string;
  /** Serves another release by the documented steps. */
  readonly deploy: (release: string) => Promise<void>;
  readonly stop: () => Promise<void>;
}

const isRoot = process.getuid?.() === 0;

/** Debian's main configuration of nginx, with its files in a folder. */
const nginxMain = (documented: string, folder: string): string => `
${isRoot ? 'user root;' : ''}
daemon off;
worker_processes 1;
pid ${folder}/nginx.pid;
include /etc/nginx/modules-enabled/*.conf;
events { worker_connections 256; }
http {
  sendfile on;
  include /etc/nginx/mime.types;
  default_type application/octet-stream;
  access_log off;
  ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((name) => `${name}_temp_path ${folder}/temp;`)
    .join('\n  ')}
  ${documented}
}
`;

/** Modules of Debian's Apache as installed, and those that the documentation enables. */
const apacheModules = [
  'access_compat alias auth_basic authn_core authn_file authz_core authz_host authz_user autoindex deflate dir',
  'env filter mime mpm_event negotiation reqtimeout setenvif status',
  'headers rewrite',
].flatMap((names) => names.split(' '));

const apacheMain = (documented: string, folder: string, port: number): string => `
ServerRoot ${folder}
Define APACHE_LOG_DIR ${folder}
PidFile apache.pid
Mutex file:${folder} default
Listen 127.0.0.1:${port}
ServerName localhost
${isRoot ? 'User www-data\nGroup www-data' : ''}
ErrorLog error.log
${['load', 'conf']
  .flatMap((end) => apacheModules.map((name) => `/etc/apache2/mods-available/${name}.${end}`))
  .filter(fs.existsSync)
  .map((path) => `Include ${path}`)
  .join('\n')}
<Directory />
  Options FollowSymLinks
  AllowOverride None
  Require all denied
</Directory>
${documented}
`;

/** The main configuration of each server, and the arguments by which it runs and reads it again. */
const servers = {
  nginx: {
    main: nginxMain,
    options: (folder: string) => ['-c', `${folder}/server.conf`, '-e', `${folder}/error.log`],
    run: [],
    reload: ['-s', 'reload'],
  },
  apache: {
    main: apacheMain,
    options: (folder: string) => ['-f', `${folder}/server.conf`],
    run: ['-DFOREGROUND'],
    reload: ['-k', 'graceful'],
  },
};

/** The two blocks of a server in the documentation: its virtual server, and `current.conf`. */
function documentedBlocks(name: keyof typeof servers): [server: string, current: string] {
  const readme = fs.readFileSync(join(siteDir, 'operations/README.md'), 'utf8');
  const blocks = readme.matchAll(new RegExp(`^\`\`\`${name}\\n([\\s\\S]*?)^\`\`\``, 'gm'));
  const [server, current] = [...blocks].map(([, code = '']) => code);
  if (server === undefined || current === undefined) {
    throw new Error(`operations/README.md lacks the two blocks of ${name}`);
  }
  return [server, current];
}

/**
 * Starts a server that serves the build.
 *
 * @param name Which server; `preview` is `npm run serve`.
 * @throws Where the server refuses its configuration or does not answer.
 */
export async function startHost(name: keyof typeof servers | 'preview'): Promise<Host> {
  const folder = fs.mkdtempSync(join(tmpdir(), 'host-'));
  // Servers run as another user and must be able to read it.
  fs.chmodSync(folder, 0o755);
  const release = join(folder, 'releases/a');
  // With the times of the build: a deployment keeps them or makes them later.
  fs.cpSync(buildDir, release, { recursive: true, preserveTimestamps: true });
  const remove = (): void => {
    fs.rmSync(folder, { recursive: true });
  };
  if (name === 'preview') {
    const site = await startServer({ root: release, production: true });
    const deploy = () => Promise.reject(new Error('It serves one release.'));
    return { url: site.url, release, deploy, stop: () => site.close().then(remove) };
  }
  const [server, current] = documentedBlocks(name);
  const { main, options, run, reload } = servers[name];
  const port = Number(process.env.SITE_PORT ?? 4173) + (name === 'nginx' ? 100 : 200);
  const placed = server
    .replaceAll('/srv/docs', folder)
    .replace('listen 443 ssl;', `listen 127.0.0.1:${port};`)
    .replace('<VirtualHost *:443>', `<VirtualHost 127.0.0.1:${port}>`);
  fs.writeFileSync(join(folder, 'server.conf'), main(placed, folder, port));
  const choose = (path: string): void => {
    const text = current.replaceAll(/\/srv\/docs\/releases\/[\d-]+/g, path);
    fs.writeFileSync(join(folder, 'current.conf'), text);
  };
  choose(release);

  const { program } = hosts[name];
  const running = spawn(program, [...options(folder), ...run], { stdio: 'inherit' });
  const ended = once(running, 'exit');
  const url = `http://127.0.0.1:${port}`;
  const answers = () => ask(url, '/').catch(() => undefined);
  await expect.poll(answers, { message: `${name} answers`, timeout: 20_000 }).toBeDefined();
  return {
    url,
    release,
    deploy: async (next) => {
      choose(next);
      await promisify(execFile)(program, [...options(folder), ...reload]);
    },
    stop: async () => {
      running.kill('SIGTERM');
      await ended;
      remove();
    },
  };
}
