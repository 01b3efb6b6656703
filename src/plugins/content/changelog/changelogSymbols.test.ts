// The changelogs agree with the declarations, or the build fails; here one says something else.
import { describe, expect, it } from 'vitest';
import { declared } from '../../../../tests/fixtures/declared';
import { sourceOf } from '../../../../tests/docsTree';
import { parseChangelog } from './changelog';
import { changelogProblems } from './changelogSymbols';
import type { ApiSet } from '../../api/types';

const page = sourceOf('Flutter/changelog.mdx');

/** Problems of the changelog of Flutter, if one text in it is replaced. */
const problems = (from: string, to: string, apis: ApiSet = declared): string[] => {
  expect(page).toContain(from);
  const { entries } = parseChangelog(page.replace(from, to));
  return changelogProblems(apis, new Map([['document/Flutter', entries]])).map(
    ({ message }) => message,
  );
};

describe('changelogProblems', () => {
  it.each([
    [
      'an addition that is older',
      ['`sdk:Source.CAMERA_IMPORT`: the scan screen', '`sdk:Source.CAMERA`: the scan screen'],
      ['`sdk:Source.CAMERA` is said to be added in 2.0.0, but its @since is that of 1.1.0'],
    ],
    [
      'deprecations that only one side has',
      ['- `sdk:DocumentScannerConfiguration.onboardingImageSource`.', '- `sdk:ScanTips`.'],
      [
        'None of the symbols of this entry is @deprecated.',
        'onboardingImageSource is @deprecated, but no entry below "### Deprecated"',
      ],
    ],
    [
      'what is still declared',
      ['`textSizeOnboardingTitle`', '`textTitleScanPage`'],
      ['`textTitleScanPage` is said to be removed, but Flutter declares it.'],
    ],
    [
      'a new option that the newest version does not name',
      ['`sdk:PhotoPaymentConfiguration.allowGiroCode`', 'an option'],
      ['allowGiroCode came with 2.2.0, but no entry below "### Added" of that version in'],
    ],
    [
      'a version without an entry',
      ['## 1.3.4 (2025-03)', '## 1.3.4-beta.9 (2025-03)'],
      ['came with 1.3.4, which has no entry in docs/Flutter/changelog.mdx'],
    ],
  ] as const)('reports %s', (_, [from, to], messages) => {
    const found = problems(from, to).join('\n');
    for (const message of messages) expect(found).toContain(message);
  });

  it.each(['ScanHintPopup', 'BaseScannerConfiguration.multiPage'])(
    'reports that the line of %s has not reached the platform',
    (id) => {
      const symbol = declared.model.symbols.get(id)!;
      const changed = { ...symbol, comment: { ...symbol.comment, since: '1.4' } };
      const symbols = new Map([...declared.model.symbols, [id, changed]]);
      expect(problems('', '', { ...declared, model: { ...declared.model, symbols } })).toEqual([
        expect.stringContaining(`${id} came with 1.4, which has no first version on Flutter.`),
      ]);
    },
  );
});
