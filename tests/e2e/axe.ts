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

/**
 * What axe finds wrong with the page once nothing moves on it, one line each; with what axe calls best practice,
 * which speaks of whole pages and not of one that is still loading.
 *
 * @param within Selector of the parts to look at; by default the whole page.
 */
export async function violations(
  page: Page,
  bestPractice = true,
  within = 'html',
): Promise<string[]> {
  const tags = bestPractice ? [...guidelines, 'best-practice'] : guidelines;
  await settled(page);
  // Not as a script element: the policy of the site refuses it.
  await page.evaluate(axeSource);
  const results = await page.evaluate(
    async ([values, parts]) => {
      const { axe: run } = window as unknown as { readonly axe: typeof axe };
      return run.run(parts, {
        runOnly: { type: 'tag', values },
        // Off by default, although it is a rule of level AA.
        rules: { 'target-size': { enabled: true } },
        resultTypes: ['violations'],
      });
    },
    [tags, within] as const,
  );
  return results.violations.flatMap(({ id, nodes }) =>
    nodes.map(
      (node) =>
        `${id}: ${node.target.join(' ')} — ${(node.any[0] ?? node.all[0] ?? node.none[0])?.message ?? ''}`,
    ),
  );
}
