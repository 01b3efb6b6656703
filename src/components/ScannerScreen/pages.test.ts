import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { siteDir } from '../../../tests/docsTree';
import { textsOf } from '../../../tests/fixtures/svg';
import { printed } from '../../model/sampleInvoice';
import { filters, pageStates } from './labels';

const source = (path: string): string => readFileSync(join(siteDir, path), 'utf8');

it('draws filtered pages as the default filter does', () => {
  const [, value = ''] =
    /@defaultValue `sdk:ScanFilter\.(\w+)`\s[^/]*\/\s+defaultScanFilter/.exec(
      source('api-sources/model/configuration.ts'),
    ) ?? [];
  const [, name = ''] =
    new RegExp(`shown as “([^”]+)”\\.\\s[^/]*\\*/\\s+${value} =`).exec(
      source('api-sources/model/enums.ts'),
    ) ?? [];
  const filtered = source('src/components/ScannerScreen/styles.module.css')
    .split('}')
    // The photo is tinted by its shade.
    .filter((rule) => /^\s+filter:|\.shade/m.test(rule))
    .join('\n');
  // The page itself is drawn as this filter shows it, in the menu of filters, in the strip, and in the document.
  expect(filters.map(String)).toContain(name);
  const selectors = filters.map((_, index) => `.filters span:nth-child(${index + 1})`);
  expect(selectors.filter((selector) => !filtered.includes(selector))).toEqual([
    selectors[filters.map(String).indexOf(name)],
  ]);
  const states = Object.keys(pageStates);
  expect(states.filter((state) => !filtered.includes(`[data-state='${state}']`))).toEqual([
    'filtered',
    'pages',
  ]);
});

// The drawn screens and the invoice that readers download are of the same document.
it('shows the sample invoice in drawings of the screens', () => {
  const drawn = textsOf(source('static/img/screens/pages.svg')).join('\n');
  const invoice = textsOf(source('static/img/sample-invoice.svg')).join('\n');
  for (const value of Object.values(printed)) expect(drawn).toContain(value);
  const facts =
    drawn.match(/\d+,\d\d €|\d\d\.\d\d\.\d{4}|RE?-[\d-]+|\b\d{5}\b|[A-Z]{2}\d\d(?: \d{2,4})+/g) ??
    [];
  expect(facts.length).toBeGreaterThan(10);
  expect(facts.filter((fact) => !invoice.includes(fact))).toEqual([]);
});
