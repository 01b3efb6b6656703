// @ts-check
// Command line of the server: node scripts/serve/serve.mjs [--root build] [--port 4173] [--mode redirect]
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { startServer } from './server.mjs';

const { values } = parseArgs({
  options: {
    root: { type: 'string', default: fileURLToPath(new URL('../../build', import.meta.url)) },
    port: { type: 'string', default: '4173' },
    mode: { type: 'string', default: 'redirect' },
  },
});

const site = await startServer({
  root: values.root,
  port: Number(values.port),
  mode: values.mode === 'direct' ? 'direct' : 'redirect',
});
console.warn(`Serving ${values.root} at ${site.url}`);
