// The live preview of a site, and how long a change takes until a browser shows it.
import { spawn } from 'node:child_process';
import { closeSync, openSync, readFileSync, writeFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '../serve/freePort.mjs';

/** @import { Page } from '@playwright/test' */
/** @typedef {{ url: string, stop: () => Promise<void>, assertRunning: () => void }} DevServer */

/** A page that is not there after this time never comes. */
const limitMs = 10 * 60_000;

/**
 * Runs `npm start` in a site.
 * @param {string} site
 * @param {{ log: string, env: Readonly<Record<string, string>> }} options `log` takes what the command says.
 * @returns {Promise<DevServer>} As soon as the command has begun, long before it answers.
 */
export async function startServer(site, { log, env }) {
  const port = await freePort();
  const output = openSync(log, 'w');
  const args = ['start', '--', '--port', String(port), '--host', '127.0.0.1', '--no-open'];
  const child = spawn('npm', args, {
    cwd: site,
    env: { ...process.env, ...env },
    stdio: ['ignore', output, output],
    // Its own process group, so that npm and all below it can be stopped together.
    detached: true,
  });
  closeSync(output);
  let hasEnded = false;
  /** @type {Promise<void>} */
  const ended = new Promise((resolve) => {
    for (const event of ['close', 'error']) {
      child.on(event, () => {
        hasEnded = true;
        resolve();
      });
    }
  });
  return {
    url: `http://127.0.0.1:${port}`,
    async stop() {
      if (!hasEnded && child.pid !== undefined) process.kill(-child.pid, 'SIGKILL');
      await ended;
    },
    assertRunning() {
      if (!hasEnded) return;
      const end = readFileSync(log, 'utf8').trimEnd().split('\n').slice(-30).join('\n');
      throw new Error(`"npm start" ended in ${site}:\n${end}`);
    },
  };
}

/**
 * Opens a page as soon as the server answers, and waits for its heading.
 * @param {Page} page
 * @param {DevServer} server
 * @param {string} path
 * @throws {Error} Where the server ends, or after ten minutes.
 */
export async function openPage(page, server, path) {
  const deadline = performance.now() + limitMs;
  for (;;) {
    server.assertRunning();
    try {
      await page.goto(server.url + path, { timeout: limitMs, waitUntil: 'commit' });
      break;
    } catch (error) {
      const isRefused = error instanceof Error && error.message.includes('ERR_CONNECTION_REFUSED');
      if (!isRefused || performance.now() > deadline) throw error;
      await sleep(50);
    }
  }
  await page.locator('article h1').first().waitFor({ timeout: limitMs });
}

/**
 * Saves a file, and waits until the browser shows a text.
 * @param {Page} page
 * @param {string} file
 * @param {(before: string) => string} change
 * @param {string} text What the page shows after the change and not before.
 * @returns {Promise<number>} Seconds from saving.
 * @throws {Error} Where the page shows the text already, or not after ten minutes.
 */
export async function secondsToShow(page, file, change, text) {
  const shown = page.getByText(text).first();
  if ((await shown.count()) > 0) throw new Error(`${page.url()} shows "${text}" already.`);
  const before = readFileSync(file, 'utf8');
  const after = change(before);
  if (after === before) throw new Error(`The change of ${file} changes nothing.`);
  const started = performance.now();
  writeFileSync(file, after);
  await shown.waitFor({ state: 'attached', timeout: limitMs });
  return (performance.now() - started) / 1000;
}
