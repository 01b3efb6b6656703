import { describe, expect, it } from 'vitest';
import { classifyDocPath } from '../../src/model/docPaths';
import { pageKinds } from '../../src/model/pageKinds';
import { platformIds } from '../../src/model/platforms';
import { heldOutQueries } from './heldOut';
import { queries } from './queries';

/** What the page is that answers a query, read from its address. */
const places = queries.flatMap(({ expected }) =>
  expected
    .filter((address) => address.startsWith('/docs/'))
    .map((address) => {
      const path = address.replace(/^\/docs\//, '').replace(/#.*$/, '');
      return { address, place: classifyDocPath(`${path.replace(/(^|\/)$/, '$1index')}.mdx`) };
    }),
);

describe('the queries', () => {
  it('are at least 150, each asked once from one place', () => {
    expect(queries.length).toBeGreaterThanOrEqual(150);
    const asked = queries.map(
      ({ text, platform, product }) => `${text}|${platform ?? ''}|${product ?? ''}`,
    );
    expect(asked.filter((one, i) => asked.indexOf(one) !== i)).toEqual([]);
  });

  it('expect pages that there can be', () => {
    expect(
      places.filter(({ place }) => place.type === 'misplaced').map(({ address }) => address),
    ).toEqual([]);
    for (const { text, expected } of queries) {
      expect(text.trim()).not.toBe('');
      for (const address of expected) expect(address).toMatch(/^\/[\w./-]*(#[\w.-]+)?$/);
    }
  });

  it('cover every kind of page and every platform of both products', () => {
    const kinds = new Set(
      places.map(({ place }) => (place.type === 'guide' ? place.kind.id : place.type)),
    );
    expect(
      [...pageKinds.map(({ id }) => id), 'reference', 'root'].filter((id) => !kinds.has(id)),
    ).toEqual([]);
    const covered = new Set(
      places.map(({ place }) => ('platform' in place ? `${place.product}/${place.platform}` : '')),
    );
    const wanted = [
      ...platformIds.map((id) => `document/${id}`),
      ...['Android', 'iOS', 'react-native', 'cordova'].map((id) => `barcode/${id}`),
    ];
    expect(wanted.filter((id) => !covered.has(id))).toEqual([]);
  });
});

describe('the held-out queries', () => {
  it('are at least 90, and none of them is in the regression set', () => {
    expect(heldOutQueries.length).toBeGreaterThanOrEqual(90);
    const known = new Set(queries.map(({ text, platform }) => `${text}|${platform ?? ''}`));
    expect(
      heldOutQueries.filter(({ text, platform }) => known.has(`${text}|${platform ?? ''}`)),
    ).toEqual([]);
  });
});
