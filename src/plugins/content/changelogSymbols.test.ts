import { describe, expect, it } from 'vitest';
import { apiOf } from '../../../tests/fixtures/apis';
import { apiOfFiles, declarationsIn } from '../api/declarations';
import { parseChangelog } from './changelog';
import { changelogProblems } from './changelogSymbols';
import type { ApiSet } from './resolve';

const parseDart = await declarationsIn('dart');

const model = apiOf('model', [
  { id: 'Base', kind: 'interface', comment: { summary: '', since: '1.8' } },
  { id: 'Base.crop', kind: 'property', type: 'boolean', comment: { summary: '', since: '1.6' } },
  {
    id: 'Base.image',
    kind: 'property',
    type: 'string',
    comment: { summary: '', since: '1.6', deprecated: 'Use `sdk:Popup.picture`.' },
  },
  { id: 'Settings', kind: 'interface', bases: ['Base'], comment: { summary: '', since: '1.5' } },
  { id: 'Popup', kind: 'interface', comment: { summary: '', since: '1.8' } },
  { id: 'Popup.picture', kind: 'property', type: 'string', comment: { summary: '', since: '1.8' } },
  { id: 'Settings.popup', kind: 'property', type: 'Popup', comment: { summary: '', since: '1.8' } },
]);

const dart = `/// @since 2.0.0
class Base {
  external bool? crop;
  external String? image;
}
class Settings extends Base {
  external Popup? popup;
}
class Popup {
  external String? picture;
}`;

const apis: ApiSet = {
  model,
  platforms: new Map([
    ['document/Flutter', apiOfFiles('document/Flutter', new Map([['api.dart', dart]]), parseDart)],
  ]),
};

const page = `## 2.0.0 (2025)

### Added

- \`sdk:Settings.popup\`.
- \`Base\`, the base of \`sdk:Settings\`.

### Deprecated

- \`sdk:Settings.image\`. [Move it](./migration.mdx#image) to \`sdk:Popup.picture\`.

### Removed

- **Breaking:** \`size\` of \`sdk:Popup\`. [Delete it](./migration.mdx#size).

## 1.2.0 (2024)

### Added

- \`sdk:Settings.crop\` and \`sdk:Settings.image\`.

## 1.0.0 (2023)

### Added

- First release.

## 0.1.0-beta.1 (2022)

### Added

- \`sdk:Settings\`.
`;

const problems = (text: string, set = apis): string[] =>
  changelogProblems(set, new Map([['document/Flutter', parseChangelog(text).entries]])).map(
    ({ file, line, message }) => `${file}:${String(line)} ${message}`,
  );

describe('changelogProblems', () => {
  it('reports nothing if changelog and declarations agree', () => {
    expect(problems(page)).toEqual([]);
  });

  it.each([
    [
      'an addition that is older',
      ['- `sdk:Settings.popup`.', '- `sdk:Settings.popup`, `sdk:Base.crop`.'],
      ['`sdk:Base.crop` is said to be added in 2.0.0, but its @since is that of 1.2.0'],
    ],
    [
      'deprecations that only one side has',
      ['`sdk:Settings.image`. [', '`sdk:Settings.crop`. ['],
      [
        '`sdk:Settings.crop` is neither @deprecated nor named',
        '`sdk:Popup.picture` is neither @deprecated nor named',
        'Base.image is @deprecated, but no entry below "### Deprecated"',
      ],
    ],
    [
      'what is still declared',
      ['`size`', '`picture`'],
      ['`picture` is said to be removed, but Flutter declares it.'],
    ],
  ] as const)('reports %s', (_, [from, to], messages) => {
    expect(problems(page.replace(from, to))).toEqual(
      messages.map((message) => expect.stringContaining(message) as string),
    );
  });

  it('reports a version without an entry', () => {
    expect(problems(page.replace('## 1.2.0', '## 1.2.1')).join('\n')).toContain(
      'came with 1.2.0, which has no entry in docs/Flutter/changelog.mdx',
    );
  });

  it('reports a symbol whose line has not reached the platform', () => {
    const symbols = [...model.symbols.values()].map((symbol) =>
      symbol.id === 'Popup' ? { ...symbol, comment: { summary: '', since: '1.4' } } : symbol,
    );
    expect(problems(page, { ...apis, model: apiOf('model', symbols) }).join('\n')).toContain(
      'Popup came with 1.4, which has no first version on Flutter.',
    );
  });
});
