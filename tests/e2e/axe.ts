import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import type axe from 'axe-core';

const axeSource = readFileSync(createRequire(__filename).resolve('axe-core/axe.min.js'), 'utf8');

/** WCAG 2.0 to 2.2, levels A and AA. */
const guidelines = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** How many animations and transitions run. */
export const running = (page: Page): Promise<number> =>
  page.evaluate(
    () => document.getAnimations().filter(({ playState }) => playState === 'running').length,
  );

/** Waits until nothing slides or fades any more, so that axe sees final colors. */
export const settled = (page: Page): Promise<void> => expect.poll(() => running(page)).toBe(0);

/** Shows the page in a color mode. */
export const setMode = (page: Page, mode: 'light' | 'dark'): Promise<void> =>
  page.evaluate((theme) => {
    document.documentElement.dataset.theme = theme;
  }, mode);

/**
 * What axe finds wrong with the page once nothing moves on it, one line each: by the guidelines, and for a whole page
 * by what axe calls best practice.
 *
 * @param within Selector of the parts to look at.
 */
export async function violations(page: Page, within?: string): Promise<string[]> {
  await settled(page);
  // Not as a script element: the policy of the site refuses it.
  await page.evaluate(axeSource);
  const tags = within === undefined ? [...guidelines, 'best-practice'] : guidelines;
  const found = await page.evaluate(
    async ([parts, values]) => {
      const { axe: checker } = window as unknown as { readonly axe: typeof axe };
      const results = await checker.run(parts, {
        runOnly: { type: 'tag', values },
        // Off by default, although it is a rule of level AA.
        rules: { 'target-size': { enabled: true } },
        resultTypes: ['violations'],
      });
      return results.violations;
    },
    [within ?? 'html', tags] as const,
  );
  return found.flatMap(({ id, nodes }) =>
    nodes.map(
      ({ target, any, all, none }) =>
        `${id}: ${target.join(' ')} — ${(any[0] ?? all[0] ?? none[0])?.message ?? ''}`,
    ),
  );
}

/** What axe finds wrong in either color mode. */
export async function violationsInBothModes(page: Page, within: string): Promise<string[]> {
  // What is out of view does not fade before it comes into view.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await setMode(page, 'light');
  const found = await violations(page, within);
  await setMode(page, 'dark');
  return [...found, ...(await violations(page, within)).map((text) => `dark mode: ${text}`)];
}
