import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../../scripts/serve/freePort.mjs';
import type { Driver, Engine, Visit } from '../reader';
import { keySteps } from './keys';
import { start, written, type Program } from './process';

/** The browser that the driver starts. */
const browser = join(__dirname, 'webkitgtk.py');

/** Milliseconds after which the driver counts as hung. */
const patience = 60_000;

type Command = <Result>(
  method: 'GET' | 'POST' | 'DELETE',
  path: string,
  body?: object,
) => Promise<Result>;

interface Event {
  readonly kind: 'console' | 'request' | 'printed' | 'print-failed';
  readonly text: string;
}

/** Sends commands to the driver. */
function commands(base: string): Command {
  return async <Result>(method: string, path: string, body?: object) => {
    const response = await fetch(`${base}${path}`, {
      method,
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(patience),
    });
    const { value } = (await response.json()) as { readonly value: unknown };
    if (response.ok) return value as Result;
    const { error, message } = value as { readonly error: string; readonly message: string };
    throw new Error(`${path.replace(/.*\//, '')}: ${error}: ${message}`);
  };
}

/** Events that the browser writes to the standard output it shares with its driver. */
function eventsOf({ child }: Program): {
  readonly all: Event[];
  next(matches: (event: Event) => boolean): Promise<Event>;
} {
  const all: Event[] = [];
  const waiting: {
    readonly matches: (event: Event) => boolean;
    readonly resolve: (event: Event) => void;
  }[] = [];
  let rest = '';
  child.stdout?.on('data', (chunk: Buffer) => {
    const lines = (rest + chunk.toString()).split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) {
      if (!line.startsWith('{"kind"')) continue;
      const event = JSON.parse(line) as Event;
      all.push(event);
      for (const { matches, resolve } of waiting) if (matches(event)) resolve(event);
    }
  });
  return {
    all,
    next: (matches) => new Promise((resolve) => waiting.push({ matches, resolve })),
  };
}

interface Session {
  readonly command: Command;
  readonly events: ReturnType<typeof eventsOf>;
  readonly pdf: string;
  readonly javaScript: boolean;
}

/** Last message of a page's console before its problems are read. */
const endOfConsole = 'end of console';

async function driverOf(
  { command, events, pdf, javaScript }: Session,
  id: string,
): Promise<Driver> {
  const session = `/session/${id}`;
  const act = (source: object): Promise<void> =>
    command('POST', `${session}/actions`, { actions: [source] });
  const resize = ({ width, height }: { width: number; height: number }): Promise<void> =>
    command('POST', `${session}/window/rect`, { x: 0, y: 0, width, height });
  const evaluate = (expression: string): Promise<unknown> =>
    command('POST', `${session}/execute/sync`, { script: `return ${expression}`, args: [] });
  // What earlier sessions reported is not of this page.
  events.all.length = 0;
  await resize({ width: 1280, height: 800 });
  return {
    navigate: (url) => command('POST', `${session}/url`, { url }),
    reload: () => command('POST', `${session}/refresh`, {}),
    traverse: (delta) => command('POST', `${session}/${delta < 0 ? 'back' : 'forward'}`, {}),
    evaluate,
    clickAt: ({ x, y }) =>
      act({
        type: 'pointer',
        id: 'mouse',
        parameters: { pointerType: 'mouse' },
        actions: [
          { type: 'pointerMove', x: Math.round(x), y: Math.round(y), origin: 'viewport' },
          { type: 'pointerDown', button: 0 },
          { type: 'pointerUp', button: 0 },
        ],
      }),
    press: (keys) => act({ type: 'key', id: 'keyboard', actions: keySteps(keys) }),
    resize,
    print: async () => {
      const done = events.next(({ kind }) => kind.startsWith('print'));
      await evaluate("void window.webkit.messageHandlers.decklePrint.postMessage('')");
      const { kind, text } = await done;
      if (kind === 'print-failed') throw new Error(text);
      return readFile(pdf);
    },
    screenshot: async () =>
      Buffer.from(await command<string>('GET', `${session}/screenshot`), 'base64'),
    problems: async () => {
      if (javaScript) {
        // Events come by another way than answers: wait for one that is younger than all others.
        const end = events.next(({ text }) => text === endOfConsole);
        await evaluate(`void console.error('${endOfConsole}')`);
        await end;
      }
      return events.all
        .filter(({ kind, text }) => /^(?:console|request)$/.test(kind) && text !== endOfConsole)
        .map(({ kind, text }) => `${kind}: ${text}`);
    },
    close: () => command('DELETE', session),
  };
}

/** Starts an X server on a free display; it writes the number to descriptor 3. */
async function startDisplay(): Promise<{ readonly server: Program; readonly display: string }> {
  const server = start('Xvfb', [
    '-displayfd',
    '3',
    '-screen',
    '0',
    '1600x1200x24',
    '-nolisten',
    'tcp',
  ]);
  const [, number = ''] = await written(server, 3, /^(\d+)\n/);
  return { server, display: `:${number}` };
}

/**
 * WebKitGTK as Debian ships it, with its WebDriver, on a separate display.
 * @param features Features of WebKit to switch on (Name) and off (-Name), separated by commas.
 */
export async function startWebKitGtk(features: string): Promise<Engine> {
  const folder = await mkdtemp(join(tmpdir(), 'core-webkit-'));
  const { server, display } = await startDisplay();
  const port = await freePort();
  const driver = start('WebKitWebDriver', [`--port=${String(port)}`], {
    DISPLAY: display,
    GDK_BACKEND: 'x11',
    // Accessibility needs a session bus, which is not everywhere.
    NO_AT_BRIDGE: '1',
    // Without a graphics card, rendering in buffers of one takes twice the time.
    WEBKIT_DISABLE_DMABUF_RENDERER: '1',
  });
  const events = eventsOf(driver);
  const command = commands(`http://127.0.0.1:${String(port)}`);
  await answering(command);

  const argumentsOf = async (
    { javaScript, initScripts }: Visit,
    pdf: string,
  ): Promise<string[]> => {
    const script = join(folder, 'init.js');
    await writeFile(script, initScripts.join('\n'));
    return [
      `--features=${features}`,
      `--pdf=${pdf}`,
      `--init-script=${script}`,
      ...(javaScript ? [] : ['--no-javascript']),
    ];
  };
  return {
    open: async (visit) => {
      const pdf = join(folder, 'page.pdf');
      const { sessionId } = await command<{ readonly sessionId: string }>('POST', '/session', {
        capabilities: {
          alwaysMatch: {
            'webkitgtk:browserOptions': { binary: browser, args: await argumentsOf(visit, pdf) },
          },
        },
      });
      return driverOf({ command, events, pdf, javaScript: visit.javaScript }, sessionId);
    },
    close: async () => {
      await driver.stop();
      await server.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Waits until the driver answers. */
async function answering(command: Command): Promise<void> {
  const deadline = Date.now() + patience;
  for (;;) {
    try {
      await command('GET', '/status');
      return;
    } catch (error) {
      if (Date.now() > deadline) throw error;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
}
