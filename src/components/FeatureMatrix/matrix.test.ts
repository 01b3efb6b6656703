import { expect, it } from 'vitest';
import { pageKind } from '../../model/pageKinds';
import { siteMapOf } from '../../model/siteMap';
import { firstComparison } from './matrix';

const guide = (id: string) => ({ id, path: `/docs/${id}` });
const { platforms } = siteMapOf(
  ['Android', 'iOS', 'Flutter']
    .flatMap((platform) =>
      ['intro', 'docScan', 'releaseChecklist'].map((kind) => `${platform}/${kind}`),
    )
    .concat('iOS/pdfCreation', 'Flutter/pdfCreation', 'iOS/photoPayment')
    .map(guide),
).products[0] ?? { platforms: [] };

it.each([
  ['docScan', undefined, '/docs/Android/docScan?with=iOS', 'Android and iOS'],
  ['docScan', 'Flutter', '/docs/Flutter/docScan?with=Android', 'Flutter and Android'],
  ['pdfCreation', 'Android', '/docs/iOS/pdfCreation?with=Flutter', 'iOS and Flutter'],
  ['photoPayment', 'iOS', undefined, undefined],
  ['releaseChecklist', 'iOS', undefined, undefined],
])('a comparison of %s begins with the platform of the reader: %s', (kind, own, path, names) => {
  const entry = pageKind(kind);
  if (entry === undefined) throw new Error(`There is no kind ${kind}.`);
  const first = firstComparison(entry, platforms, own);
  expect([first?.path, first?.platforms]).toEqual([path, names]);
});
