// Puts values in place of {{version}}, {{previousVersion}} and {{fact.name}}.

import { didYouMean } from './nearest.mjs';

/**
 * @typedef {object} Values
 * @property {string | undefined} version
 * @property {string | undefined} previousVersion
 * @property {Readonly<Record<string, string>>} facts
 *
 * @typedef {{ name: string, line: number, column: number, message: string }} Unknown
 */

/**
 * @param {string} code
 * @param {Values} values
 * @returns {{ code: string, unknown: Unknown[] }}
 */
export function fillPlaceholders(code, values) {
  /** @type {Unknown[]} */
  const unknown = [];
  const known = [
    'version',
    'previousVersion',
    ...Object.keys(values.facts).map((name) => `fact.${name}`),
  ];
  const lines = code.split('\n').map((text, index) =>
    text.replace(
      /\{\{\s*([^{}]*?)\s*\}\}/g,
      (whole, /** @type {string} */ name, /** @type {number} */ offset) => {
        const value = valueOf(name, values);
        if (value !== undefined) return value;
        const message = `There is no "{{${name}}}" for this platform.${didYouMean(name, known)}`;
        unknown.push({ name, line: index + 1, column: offset + 1, message });
        return whole;
      },
    ),
  );
  return { code: lines.join('\n'), unknown };
}

/**
 * @param {string} name What is between the braces.
 * @param {Values} values
 * @returns {string | undefined}
 */
export function valueOf(name, values) {
  if (name === 'version') return values.version;
  if (name === 'previousVersion') return values.previousVersion;
  const fact = /^fact\.(.*)$/.exec(name)?.[1] ?? '';
  return Object.hasOwn(values.facts, fact) ? values.facts[fact] : undefined;
}

/**
 * The product and the platform of a page.
 * @param {string} page Relative to the root: `docs/Android/docScan.mdx`.
 * @returns {{ product: string, platform: string } | undefined} `undefined` for shared text and pages of no platform.
 */
export function platformOf(page) {
  const parts = page.split('/').slice(1, -1);
  const product = parts[0] === 'barcode-scanner-sdk' ? 'barcode' : 'document';
  const platform = parts[product === 'barcode' ? 1 : 0];
  return platform === undefined || platform.startsWith('_') ? undefined : { product, platform };
}
