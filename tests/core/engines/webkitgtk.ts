import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { Capabilities, Key, WebDriver } from 'selenium-webdriver';
import { Executor, HttpClient } from 'selenium-webdriver/http';
import { DriverService } from 'selenium-webdriver/remote';
import { eventually, type Page } from '../reader';
import { forward, monitor } from './initScripts';

/** Value of a key in WebDriver. */
const valueOf = (key: string): string =>
  key.length === 1 ? key : Key[key.replace(/\B[A-Z]/g, '_$&').toUpperCase() as 'ENTER'];

/**
 * Starts WebKitGTK by its WebDriver, on the display of `playwright.core.config.ts`.
 * @param features Features of WebKit to switch on (Name) and off (-Name), separated by commas.
 */
export async function startWebKitGtk(
  executable: string,
  features: string,
  javaScript: boolean,
): Promise<Page> {
  const folder = mkdtempSync(join(tmpdir(), 'core-webkit-'));
  const pdf = join(folder, 'page.pdf');
  const log = join(folder, 'problems.txt');
  writeFileSync(log, '');
  writeFileSync(join(folder, 'init.js'), forward + monitor);
  const service = new DriverService.Builder(executable)
    .setLoopback(true)
    .setEnvironment({
      ...process.env,
      DISPLAY: `:${process.env.CORE_DISPLAY ?? ''}`,
      GDK_BACKEND: 'x11',
      // Accessibility needs a session bus, which is not everywhere.
      NO_AT_BRIDGE: '1',
      // Without a graphics card, rendering in buffers of one takes twice the time.
      WEBKIT_DISABLE_DMABUF_RENDERER: '1',
    })
    .build();
  const driver = WebDriver.createSession(
    new Executor(new HttpClient(await service.start())),
    new Capabilities({
      'webkitgtk:browserOptions': {
        binary: join(__dirname, 'webkitgtk.py'),
        args: [folder, features, javaScript ? 'scripts' : 'no scripts'],
      },
    }),
  );
  return {
    goto: (url) => driver.get(url),
    reload: () => driver.navigate().refresh(),
    evaluate: (expression) => driver.executeScript(`return ${expression}`),
    click: ({ x, y }) =>
      driver
        .actions({ async: true })
        .move({ x: Math.round(x), y: Math.round(y), duration: 0 })
        .click()
        .perform(),
    press: async (keys) => {
      const actions = driver.actions({ async: true });
      for (const key of keys) actions.keyDown(valueOf(key));
      for (const key of keys.toReversed()) actions.keyUp(valueOf(key));
      await actions.perform();
    },
    resize: (size) =>
      driver
        .manage()
        .window()
        .setRect({ x: 0, y: 0, ...size }),
    print: async () => {
      await driver.executeScript('window.webkit.messageHandlers.print.postMessage("")');
      await eventually(() => Promise.resolve(existsSync(pdf))).toBe(true);
      return readFileSync(pdf);
    },
    problems: () => {
      const problems = readFileSync(log, 'utf8').split('\n').filter(Boolean);
      writeFileSync(log, '');
      return problems;
    },
    close: async () => {
      // A driver that stops answering holds nothing up; its browser ends with the display.
      await Promise.race([driver.quit(), setTimeout(10_000, undefined, { ref: false })]);
      await service.kill();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
