import { describe, expect, it } from 'vitest';
import { messages, run } from '../../../../tests/fixtures/expand';

describe('tables and signatures', () => {
  it('know the type, its members and the nearest names', () => {
    expect(messages(run('A\n\n<Options of="ScanConfigurtion" />'))[0]).toContain(
      '3: <Options of="ScanConfigurtion">',
    );
    expect(messages(run('<Options of="ScanConfigurtion" />'))[0]).toContain(
      'Did you mean "ScanConfiguration"?',
    );
    expect(messages(run('<Options of="ScanConfiguration" only="timeot, color" />'))).toEqual([
      '1: <Options of="ScanConfiguration">: "timeot" is not a member. Did you mean "timeout"?',
    ]);
    expect(
      messages(run('<Options of="ScanConfiguration" except="nothingLikeThat" />'))[0],
    ).toContain('"nothingLikeThat" is not a member.');
  });

  it('need a platform', () => {
    expect(messages(run('<Options of="ScanFilter" />', { page: 'docs/index.mdx' }))).toEqual([
      '1: <Options> needs a platform, and this page has none.',
    ]);
  });

  it('fail for a type that the platform lacks', () => {
    expect(messages(run('<Options of="DesktopConfiguration" />'))).toEqual([
      '1: <Options of="DesktopConfiguration">: `sdk:DesktopConfiguration` does not exist on Android: its declarations have no such symbol.',
    ]);
  });

  it('are not read within fenced code', () => {
    expect(
      run('```markdown noverify="shows syntax"\n<Options of="Nothing" />\n```').problems,
    ).toEqual([]);
  });
});
