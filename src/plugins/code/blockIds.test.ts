import { expect, it } from 'vitest';
import { blockIds, type BlockPlace } from './blockIds';

it.each<[readonly BlockPlace[], readonly string[]]>([
  [
    [
      { region: 'scanDocument', heading: 'Scan', language: 'kotlin' },
      { region: 'scanDocument', heading: 'Scan', language: 'java' },
      { region: 'scanDocument', heading: 'Again', language: 'java' },
    ],
    ['code-scanDocument', 'code-scanDocument-java', 'code-scanDocument-java-2'],
  ],
  [
    [
      { heading: 'Install it: café', language: 'bash' },
      { heading: 'Install it: café', language: 'xml' },
      { heading: 'Install it: café', language: 'xml' },
      { heading: '`Expo` {#expo}', language: 'bash' },
      { language: 'text' },
    ],
    [
      'code-install-it-cafe',
      'code-install-it-cafe-xml',
      'code-install-it-cafe-xml-2',
      'code-expo',
      'code-page',
    ],
  ],
])('blocks get ids by region, else by heading, then by language and number: %#', (places, ids) => {
  const idOf = blockIds();
  expect(places.map(idOf)).toEqual(ids);
});
