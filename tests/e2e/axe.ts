import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import type axe from 'axe-core';

const axeSource = readFileSync(createRequire(__filename).resolve('axe-core/axe.min.js'), 'utf8');

/** WCAG 2.0 to 2.2, levels A and AA. */
const guidelines = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** Waits until nothing slides or fades any more, so that axe sees final colors. */
export async function settled(page: Page): Promise<void> {
  await expect
    .poll(() =>
      page.evaluate(
        () => document.getAnimations().filter(({ playState }) => playState === 'running').length,
      ),
    )
    .toBe(0);
}

/** Rules that depend on the colors of the page, and so on the color mode. */
const colorRules = ['color-contrast', 'link-in-text-block'];

interface AxeOptions {
  /** Whether to ask for what axe calls best practice, which speaks of whole pages; by default it does. */
  readonly bestPractice?: boolean;
  /** Selector of the parts to look at; by default the whole page. */
  readonly within?: string;
}

/**
 * What axe finds wrong with the page once nothing moves on it, one line each.
 *
 * @param runOnly Rules to check, or tags of rules.
 */
async function run(
  page: Page,
  runOnly: { readonly type: 'rule' | 'tag'; readonly values: string[] },
  within: string,
): Promise<string[]> {
  await settled(page);
  // Not as a script element: the policy of the site refuses it.
  await page.evaluate(axeSource);
  const results = await page.evaluate(
    async ([only, parts]) => {
      const { axe: checker } = window as unknown as { readonly axe: typeof axe };
      return checker.run(parts, {
        runOnly: only,
        // Off by default, although it is a rule of level AA.
        ...(only.type === 'tag' && { rules: { 'target-size': { enabled: true } } }),
        resultTypes: ['violations'],
      });
    },
    [runOnly, within] as const,
  );
  return results.violations.flatMap(({ id, nodes }) =>
    nodes.map(
      (node) =>
        `${id}: ${node.target.join(' ')} — ${(node.any[0] ?? node.all[0] ?? node.none[0])?.message ?? ''}`,
    ),
  );
}

/** What axe finds wrong with the page, one line each. */
export function violations(
  page: Page,
  { bestPractice = true, within = 'html' }: AxeOptions = {},
): Promise<string[]> {
  const values = bestPractice ? [...guidelines, 'best-practice'] : guidelines;
  return run(page, { type: 'tag', values }, within);
}

/** Shows the page in a color mode. */
export const setMode = (page: Page, mode: 'light' | 'dark'): Promise<void> =>
  page.evaluate((theme) => {
    document.documentElement.dataset.theme = theme;
  }, mode);

/** What axe finds wrong with the page in light mode, and with its colors in dark mode, one line each. */
export async function violationsInBothModes(
  page: Page,
  options: AxeOptions = {},
): Promise<string[]> {
  await setMode(page, 'light');
  const found = await violations(page, options);
  await setMode(page, 'dark');
  const dark = await run(page, { type: 'rule', values: colorRules }, options.within ?? 'html');
  return [...found, ...dark.map((text) => `dark mode: ${text}`)];
}
