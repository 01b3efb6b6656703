import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { indexSite } from '../content/siteIndex';
import { loadApis } from '../api/load';
import { loadSources } from '../content/state';
import { renderSymbol } from './pages';
import { referenceOf, type Reference, type TopKind } from './reference';

const siteDir = join(__dirname, '../../..');
let reference: Reference;

beforeAll(async () => {
  const apis = await loadApis(siteDir);
  const index = indexSite(apis, loadSources(siteDir));
  const scope = { product: 'document', platform: 'react-native' } as const;
  reference = referenceOf(apis, index, scope, '@deckle/react-native-sdk');
}, 180_000);

const page = (name: string, kind: TopKind = 'interface'): string =>
  renderSymbol(reference, name, kind);

/** Names of the headings of level 2, with the anchors below each. */
function outline(text: string): Record<string, string[]> {
  return Object.fromEntries(
    text
      .split(/^## /m)
      .slice(1)
      .map((section) => [
        section.split('\n')[0] ?? '',
        [...section.matchAll(/^### .*\{#(\w+)\}|<Anchor id="(\w+)"/gm)].map(
          ([, heading, row]) => heading ?? row ?? '',
        ),
      ]),
  );
}

describe('members', () => {
  it('of a type come before those that it inherits', () => {
    const { Members, 'Inherited members': inherited } = outline(page('PhotoPaymentConfiguration'));
    expect(Members).toEqual(['analyzeConfig', 'emptyResultScreen', 'scanTips', 'allowGiroCode']);
    expect(inherited).toContain('autoCapture');
    expect(page('PhotoPaymentConfiguration')).toContain(
      'Shared with [`DocumentScannerConfiguration`](./DocumentScannerConfiguration.mdx).',
    );
    expect(page('PhotoPaymentResult')).toContain(
      'Inherited from [`AnalyzeResult`](./AnalyzeResult.mdx).',
    );
  });

  it('of a type that adds nothing are its own', () => {
    const sections = outline(page('DocumentScannerConfiguration'));
    expect(sections.Members).toContain('autoCapture');
    expect(sections).not.toHaveProperty('Inherited members');
  });
});

describe('backlinks', () => {
  it('name every function and member that uses a type', () => {
    expect(page('PDFPageFormat', 'enum')).toContain(
      '**Used by:** [`DeckleSDK.writePDF()`](../interfaces/DeckleSDK.mdx#writePDF)',
    );
    expect(page('HexColor', 'alias')).toContain('[`DeckleColor.Light`]');
  });

  it('name every guide that mentions a function', () => {
    const [, section = ''] = page('DeckleSDK').split('### pageCount() {#pageCount}');
    const guides = reference.index.mentions
      .get('document/react-native')
      ?.get('DeckleSDK.pageCount');
    expect(guides?.length).toBeGreaterThan(1);
    const listed = /- \*\*Guide:\*\* .*(?:\n- \*\*Also in:\*\* .*)?/.exec(section)?.[0] ?? '';
    expect(listed.match(/\]\(/g)).toHaveLength(guides?.length ?? 0);
  });
});
