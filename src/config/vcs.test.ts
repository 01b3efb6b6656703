import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createLastUpdateVcs } from './vcs';

// Several runs of git each, on machines that do other things as well.
vi.setConfig({ testTimeout: 30_000 });

const root = realpathSync(mkdtempSync(join(tmpdir(), 'last-update-')));
const page = 'docs/Android/docScan.mdx';
let site = '';
let count = 0;

function git(...args: string[]): void {
  execFileSync('git', args, { cwd: site, stdio: 'pipe' });
}

function write(path: string, text: string): void {
  mkdirSync(dirname(join(site, path)), { recursive: true });
  writeFileSync(join(site, path), text);
}

/** Writes shared text, of which the page includes `rules` and with it `pages`. */
function writeShared({ pages = 'Pages.', other = 'Other.' }): void {
  write(
    'docs/_shared/docScan.mdx',
    `# rules\n\nRules.\n\n<Shared of="docScan#pages" />\n\n# other\n\n${other}\n\n# pages\n\n${pages}\n`,
  );
}

/** Commits everything at noon of a day. */
function commit(day: string): void {
  const date = `${day}T12:00:00Z`;
  git('add', '-A');
  execFileSync(
    'git',
    ['-c', 'user.name=Test', '-c', 'user.email=test@example.com', 'commit', '-qm', day],
    { cwd: site, env: { ...process.env, GIT_AUTHOR_DATE: date, GIT_COMMITTER_DATE: date } },
  );
}

/** The day on which a file of the site was updated last, as the site would show it. */
async function updated(path = page, siteDir = site): Promise<string | undefined> {
  // A new one each time: it keeps what it reads first.
  const vcs = createLastUpdateVcs();
  vcs.initialize({ siteDir });
  const info = await vcs.getFileLastUpdateInfo(join(siteDir, path));
  return info === null ? undefined : new Date(info.timestamp).toISOString().slice(0, 10);
}

beforeEach(() => {
  vi.stubEnv('NODE_ENV', 'production');
  count += 1;
  site = join(root, `site-${String(count)}`);
  mkdirSync(site);
  git('init', '-q');
  write(page, 'Text.\n\n<Shared of="docScan#rules" />\n');
  writeShared({});
  write('docs/Android/intro.mdx', 'Intro.\n');
  commit('2025-01-01');
});

afterEach(() => vi.unstubAllEnvs());
afterAll(() => rmSync(root, { recursive: true }));

describe('the date of the last update', () => {
  it('is that of the newest commit of the page, or of shared text on it, however deep', async () => {
    write(page, 'New text.\n\n<Shared of="docScan#rules" />\n');
    commit('2025-02-02');
    expect(await updated()).toBe('2025-02-02');
    writeShared({ other: 'A section of other pages.' });
    commit('2025-03-03');
    expect(await updated()).toBe('2025-02-02');
    writeShared({ pages: 'New pages.' });
    commit('2025-04-04');
    expect(await updated()).toBe('2025-04-04');
    write(page, 'Text.\n\n<Shared of="docScan#rules" />\n\nMore.\n');
    commit('2025-05-05');
    expect(await updated()).toBe('2025-05-05');
    expect(await updated('docs/Android/intro.mdx')).toBe('2025-01-01');
  });
});

describe('changes that affect no words do not affect dates', () => {
  const prose = [
    'The user can choose photos from the device if the configuration allows it,',
    'and the scanner opens after that.',
    '',
    '| `a` | First |',
    '',
    '- See [the rules](./old.mdx#a)',
    '',
    'The end of it',
    '',
  ].join('\n');

  beforeEach(() => {
    write(page, prose);
    commit('2025-02-02');
  });

  it('of white space, punctuation, markup, links and notes, or another file name', async () => {
    const text = prose
      .replace('| `a` | First |', '|  `a`   |  First  |')
      .replace(/it,\nand/, 'it, and')
      .replace('end of it', 'end of it.')
      .replace('The user', 'The **user**')
      .replace('\n\n', '\n\n\n')
      .replace('./old.mdx#a', './new.mdx')
      .concat('\n{/* A note. */}\n');
    write(page, text);
    expect(await updated(), 'before the commit').toBe('2025-02-02');
    commit('2025-03-03');
    expect(await updated()).toBe('2025-02-02');
    git('mv', page, 'docs/Android/scan.mdx');
    commit('2025-04-04');
    expect(await updated('docs/Android/scan.mdx')).toBe('2025-02-02');
  });

  it.each([
    ['a word', (text: string) => text.replace('First', 'Second')],
    ['a number', (text: string) => text.replace('The end of it', 'The end of it in 1.9')],
    ['case', (text: string) => text.replace('`a`', '`A`')],
    ['a removed first line', (text: string) => text.replace(/^.*\n/, '')],
    ['an added line', (text: string) => `${text}More.\n`],
    ['a name of shared text', (text: string) => `${text}\n<Shared of="docScan#rules" />\n`],
  ])('but %s does', async (_, change) => {
    const text = change(prose);
    write(page, text);
    expect(await updated(), 'before the commit').toBeUndefined();
    commit('2025-03-03');
    expect(await updated()).toBe('2025-03-03');
    // And still does when the text is formatted later.
    write(page, text.replace(/\n\n/g, '\n\n\n'));
    commit('2025-04-04');
    expect(await updated()).toBe('2025-03-03');
  });
});

describe('what is on a branch', () => {
  it('counts from its merge on, line by line', async () => {
    git('checkout', '-q', '-b', 'branch');
    write('docs/Android/intro.mdx', 'Intro of the branch.\n');
    commit('2025-02-02');
    git('checkout', '-q', '-');
    write(page, 'Text of the trunk.\n');
    commit('2025-03-03');
    const date = '2025-04-04T12:00:00Z';
    execFileSync(
      'git',
      ['-c', 'user.name=T', '-c', 'user.email=t@example.com', 'merge', '-q', '--no-ff', 'branch'],
      { cwd: site, env: { ...process.env, GIT_AUTHOR_DATE: date, GIT_COMMITTER_DATE: date } },
    );
    expect(await updated()).toBe('2025-03-03');
    expect(await updated('docs/Android/intro.mdx')).toBe('2025-04-04');
  });
});

describe('there is no date', () => {
  it('in a shallow clone', async () => {
    write('docs/Android/intro.mdx', 'New.\n');
    commit('2025-02-02');
    const clone = join(root, `shallow-${String(count)}`);
    execFileSync('git', ['clone', '-q', '--depth', '1', `file://${site}`, clone], {
      stdio: 'pipe',
    });
    expect(await updated(page, clone)).toBeUndefined();
    execFileSync('git', ['fetch', '-q', '--unshallow'], { cwd: clone, stdio: 'pipe' });
    expect(await updated(page, clone)).toBe('2025-01-01');
  });

  it('for a page that is new, changed or renamed since, or whose shared text is', async () => {
    write('docs/Android/fileImport.mdx', 'New.\n');
    expect(await updated('docs/Android/fileImport.mdx')).toBeUndefined();
    write(page, 'Changed.\n');
    expect(await updated()).toBeUndefined();
    git('checkout', '-q', '.');
    expect(await updated()).toBe('2025-01-01');
    writeShared({ pages: 'Changed.' });
    expect(await updated()).toBeUndefined();
    git('checkout', '-q', '.');
    write(page, '<Shared of="intro#new" />\n');
    commit('2025-02-02');
    write('docs/_shared/intro.mdx', '# new\n\nNew.\n');
    expect(await updated()).toBeUndefined();
    git('mv', 'docs/Android/intro.mdx', 'docs/Android/sdkInit.mdx');
    expect(await updated('docs/Android/sdkInit.mdx')).toBeUndefined();
  });

  it('for generated pages', async () => {
    write('docs/react-native/api/index.mdx', 'Generated.\n');
    commit('2025-02-02');
    expect(await updated('docs/react-native/api/index.mdx')).toBeUndefined();
  });

  it('before the first commit, outside of git, and in live preview', async () => {
    const bare = join(root, `bare-${String(count)}`);
    mkdirSync(join(bare, 'docs'), { recursive: true });
    writeFileSync(join(bare, 'docs/index.mdx'), 'Text.\n');
    vi.stubEnv('GIT_CEILING_DIRECTORIES', root);
    expect(await updated('docs/index.mdx', bare)).toBeUndefined();
    execFileSync('git', ['init', '-q'], { cwd: bare });
    expect(await updated('docs/index.mdx', bare)).toBeUndefined();
    vi.stubEnv('NODE_ENV', 'development');
    expect(await updated()).toBeUndefined();
  });
});
