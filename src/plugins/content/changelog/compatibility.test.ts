import { describe, expect, it } from 'vitest';
import {
  changedRequirements,
  compatibilityTable,
  readCompatibility,
  type Compatibility,
} from './compatibility';

const file = 'api-sources/document/capacitor/compatibility.json';
const values = {
  version: '8.0.0',
  previousVersion: '7.0.0',
  facts: { capacitor: '8', minSdk: '24' },
};
const source = `{
  "columns": { "capacitor": "Capacitor", "native": "Native SDKs", "stores": "Stores" },
  "releases": [
    {
      "version": "{{version}}",
      "capacitor": "{{fact.capacitor}}",
      "native": "Android 1.9.1.0, iOS 1.9.1",
      "stores": "yes"
    },
    {
      "version": "7.0.0",
      "capacitor": "7"
    }
  ]
}`;
const changelog = [{ version: '8.0.0' }, { version: '7.0.0' }];

const read = (text: string, entries: readonly { readonly version: string }[] = changelog) => {
  const { compatibility, problems } = readCompatibility(file, text, values, entries);
  if (compatibility === undefined) throw new Error(JSON.stringify(problems));
  return { compatibility, problems };
};

describe('compatibility.json', () => {
  it('becomes a table in which versions lead to the changelog', () => {
    const { compatibility, problems } = read(source);
    expect(problems).toEqual([]);
    expect(compatibilityTable(compatibility)).toBe(
      [
        '| Version | Capacitor | Native SDKs | Stores |',
        '| --- | --- | --- | --- |',
        '| [8.0.0](./changelog.mdx#v8.0.0) | 8 | Android 1.9.1.0, iOS 1.9.1 | yes |',
        '| [7.0.0](./changelog.mdx#v7.0.0) | 7 | Not documented | Not documented |',
      ].join('\n'),
    );
  });

  it.each([
    ['"{{fact.capacitor}}"', '"{{fact.capacitr}}"', 6, 'Did you mean "fact.capacitor"?'],
    [
      '"capacitor": "7"',
      '"capaciter": "7"',
      11,
      `"capaciter" isn't a column. Did you mean "capacitor"?`,
    ],
  ])('names file and line of a mistake: %s → %s', (before, after, line, message) => {
    const [problem] = read(source.replace(before, after)).problems;
    expect(problem).toMatchObject({ file, line });
    expect(problem?.message).toContain(message);
  });

  it('is refused if it is a list and has no columns', () => {
    const { compatibility, problems } = readCompatibility(file, '[]', values, changelog);
    expect(compatibility).toBeUndefined();
    expect(problems[0]?.message).toContain('"columns"');
  });

  const newer = [{ version: '8.1.0' }, ...changelog];
  const turned = source
    .replace('"7.0.0"', '"x"')
    .replace('{{version}}', '7.0.0')
    .replace('"x"', '"8.0.0"');

  it.each([
    [source, changelog, undefined],
    [source, newer, '5  The newest version is 8.1.0. Add it as the first release.'],
    [
      source.replace('"7.0.0"', '"7.0.1"'),
      changelog,
      '11  The changelog has no version 7.0.1. Did you mean "7.0.0"?',
    ],
    [turned, changelog, '11  8.0.0 is newer than the release above it. Newest first.'],
  ])('agrees with the changelog (%#)', (text, entries, message) => {
    const texts = read(text, entries).problems.map(({ line, message: why }) => `${line}  ${why}`);
    expect(texts).toEqual(message === undefined ? [] : expect.arrayContaining([message]));
  });
});

it('the requirements of a version are compared with the last values that are known', () => {
  const compatibility: Compatibility = {
    columns: { host: 'Host', ios: 'iOS', native: 'Native SDKs inside', stores: 'Stores' },
    releases: [
      {
        version: '3.0',
        values: { host: '3', ios: '15', native: 'iOS 1.9.1', stores: 'yes' },
      },
      { version: '2.0', values: { ios: '13', stores: 'no: too old' } },
      { version: '1.0', values: { host: '1', ios: '13' } },
    ],
  };
  expect(changedRequirements(compatibility, '3.0')).toEqual([
    ['Host', '1', '3'],
    ['iOS', '13', '15'],
    ['Stores', 'no: too old', 'yes'],
  ]);
  expect(changedRequirements(compatibility, '2.0')).toEqual([
    ['Stores', 'Not documented', 'no: too old'],
  ]);
  expect(changedRequirements(compatibility, '1.0')).toEqual([]);
  expect(changedRequirements(compatibility, '2.5')).toEqual([]);
});
