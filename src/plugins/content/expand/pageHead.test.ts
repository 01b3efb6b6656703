import { describe, expect, it } from 'vitest';
import { changelogPage } from '../../../../tests/fixtures/apis';
import { run } from '../../../../tests/fixtures/expand';

describe('automatic additions', () => {
  it('adds the imports of components the page uses, after the front matter', () => {
    const { text } = run('---\ntitle: T\n---\n\n<ScannerScreen name="scan" />');
    expect(text).toMatch(
      /^---\ntitle: T\n---\n\n(?:import .*\n)*import ScannerScreen from '@site\/src\/components\/ScannerScreen';\n/,
    );
    expect(text).not.toContain('import Screens');
  });

  it('adds the line of availability to guides, with the newest version', () => {
    expect(run('Text.').text).toContain('<Availability version="1.9.0.0" />');
    expect(run('Text.').text).toContain("import Availability from '");
    expect(run('Text.', { page: 'docs/index.mdx' }).text).not.toContain('<Availability');
  });

  it('ends with the link for feedback, for the platform and its newest version', () => {
    expect(run('Text.').text).toMatch(
      /Text\.\n\n<Feedback platform="Android" version="1\.9\.0\.0" \/>\n$/,
    );
    expect(run('Text.', { page: 'docs/index.mdx' }).text).toMatch(/\n<Feedback \/>\n$/);
  });

  it('gives the theme builder its platform', () => {
    expect(run('<ThemeBuilder />', { page: 'docs/Android/colorConfig.mdx' }).text).toContain(
      '<ThemeBuilder product="document" platform="Android" />',
    );
  });

  it('gives version headings of a changelog their anchors', () => {
    const { text } = run(changelogPage, { page: 'docs/Android/changelog.mdx' });
    expect(text).toContain('## 1.9.0.0 (2026-07-21) {#v1.9.0.0}');
    expect(run(changelogPage).text).not.toContain('{#v');
  });
});
