import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Driver, Engine } from '../reader';
import { connect, type Connection } from './bidi';
import { keySteps } from './keys';
import { start, written } from './process';

/** Turns off what disturbs tests: updates, telemetry, pages that open by themselves. */
const preferences: Readonly<Record<string, boolean | number | string>> = {
  'app.normandy.enabled': false,
  'app.update.enabled': false,
  'browser.aboutwelcome.enabled': false,
  'browser.shell.checkDefaultBrowser': false,
  'browser.startup.homepage_override.mstone': 'ignore',
  'browser.startup.page': 0,
  'datareporting.policy.dataSubmissionEnabled': false,
  'extensions.update.enabled': false,
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
  'services.settings.server': 'data:,',
  'toolkit.telemetry.enabled': false,
};

interface Script {
  readonly type: 'success' | 'exception';
  readonly result?: { readonly value?: unknown };
  readonly exceptionDetails?: { readonly text: string };
}

interface LogEntry {
  readonly level: string;
  readonly text: string | null;
  readonly source: { readonly context?: string };
}

interface NetworkEvent {
  readonly context: string | null;
  readonly request: { readonly url: string };
  readonly response?: { readonly status: number };
  readonly errorText?: string;
}

/** Collects the problems of one page. */
function watch(connection: Connection, context: string): string[] {
  const problems: string[] = [];
  connection.on('log.entryAdded', (params) => {
    const { level, text, source } = params as unknown as LogEntry;
    if (level === 'error' && source.context === context) problems.push(`console: ${text ?? ''}`);
  });
  connection.on('network.fetchError', (params) => {
    const event = params as unknown as NetworkEvent;
    // Leaving a page cancels what it was still loading.
    if (event.context === context && event.errorText !== 'NS_BINDING_ABORTED')
      problems.push(`request: ${event.request.url} ${event.errorText ?? ''}`);
  });
  connection.on('network.responseCompleted', (params) => {
    const event = params as unknown as NetworkEvent;
    const status = event.response?.status ?? 0;
    if (event.context === context && status >= 400)
      problems.push(`request: ${event.request.url} ${String(status)}`);
  });
  return problems;
}

function driverOf(connection: Connection, context: string, close: () => Promise<void>): Driver {
  const problems = watch(connection, context);
  const act = (source: Readonly<Record<string, unknown>>): Promise<void> =>
    connection.send('input.performActions', { context, actions: [source] });
  return {
    navigate: (url) =>
      connection.send('browsingContext.navigate', { context, url, wait: 'complete' }),
    reload: () => connection.send('browsingContext.reload', { context, wait: 'complete' }),
    traverse: (delta) => connection.send('browsingContext.traverseHistory', { context, delta }),
    evaluate: async (expression) => {
      const { type, result, exceptionDetails } = await connection.send<Script>('script.evaluate', {
        expression,
        target: { context },
        awaitPromise: true,
      });
      if (type === 'exception') throw new Error(exceptionDetails?.text ?? 'exception');
      return result?.value;
    },
    clickAt: ({ x, y }) =>
      act({
        type: 'pointer',
        id: 'mouse',
        actions: [
          { type: 'pointerMove', x: Math.round(x), y: Math.round(y) },
          { type: 'pointerDown', button: 0 },
          { type: 'pointerUp', button: 0 },
        ],
      }),
    press: (keys) => act({ type: 'key', id: 'keyboard', actions: keySteps(keys) }),
    resize: (viewport) => connection.send('browsingContext.setViewport', { context, viewport }),
    print: async () => {
      const { data } = await connection.send<{ readonly data: string }>('browsingContext.print', {
        context,
        background: true,
      });
      return Buffer.from(data, 'base64');
    },
    screenshot: async () => {
      const { data } = await connection.send<{ readonly data: string }>(
        'browsingContext.captureScreenshot',
        { context },
      );
      return Buffer.from(data, 'base64');
    },
    problems: () => Promise.resolve(problems),
    close,
  };
}

/** Starts one Firefox; whether scripts run is a preference of the whole browser. */
async function launch(executable: string, javaScript: boolean): Promise<Engine> {
  const profile = await mkdtemp(join(tmpdir(), 'core-firefox-'));
  const lines = Object.entries({ ...preferences, 'javascript.enabled': javaScript }).map(
    ([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});\n`,
  );
  await writeFile(join(profile, 'user.js'), lines.join(''));
  const firefox = start(
    executable,
    ['--headless', '--no-remote', '--remote-debugging-port=0', '--profile', profile],
    // Fontconfig and the like keep caches in the home folder, which a container may not have.
    { HOME: profile },
  );
  const [, url = ''] = await written(firefox, 2, /WebDriver BiDi listening on (ws:\S+)/);
  const connection = await connect(url);
  await connection.send('session.subscribe', {
    events: ['log.entryAdded', 'network.fetchError', 'network.responseCompleted'],
  });
  return {
    open: async ({ initScripts }) => {
      const { userContext } = await connection.send<{ readonly userContext: string }>(
        'browser.createUserContext',
        {},
      );
      const { context } = await connection.send<{ readonly context: string }>(
        'browsingContext.create',
        { type: 'tab', userContext },
      );
      await connection.send('browsingContext.setViewport', {
        context,
        viewport: { width: 1280, height: 800 },
      });
      for (const source of initScripts) {
        await connection.send('script.addPreloadScript', {
          functionDeclaration: `() => { ${source} }`,
          contexts: [context],
        });
      }
      return driverOf(connection, context, () =>
        connection.send('browser.removeUserContext', { userContext }),
      );
    },
    close: async () => {
      connection.close();
      await firefox.stop();
      await rm(profile, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

/**
 * Firefox as Debian ships it, by WebDriver BiDi. Playwright drives it, too, but asks for emulation of media when it
 * opens a page, which the extended support release does not know.
 */
export function startFirefox(executable: string): Engine {
  const running = new Map<boolean, Promise<Engine>>();
  return {
    open: async (visit) => {
      let browser = running.get(visit.javaScript);
      if (browser === undefined) {
        browser = launch(executable, visit.javaScript);
        running.set(visit.javaScript, browser);
      }
      return (await browser).open(visit);
    },
    close: async () => {
      for (const browser of running.values()) await (await browser).close();
    },
  };
}
