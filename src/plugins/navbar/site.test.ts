// Runs Docusaurus itself on tests/fixtures/navbar-site: its config loader, and both of its commands.
import { spawn } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, it, vi } from 'vitest';

const repository = join(import.meta.dirname, '../../..');
const fixtures = join(repository, 'tests/fixtures');
/** Below the fixtures, for the site imports the plugin from the repository; each run gets its own. */
const folders: string[] = [];

function siteFolder(): string {
  const folder = mkdtempSync(join(fixtures, '.navbar-site-'));
  folders.push(folder);
  cpSync(join(fixtures, 'navbar-site'), folder, { recursive: true });
  return folder;
}

afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

/** Runs a command of Docusaurus until it ends, and gives what it printed. */
async function docusaurus(
  command: 'build' | 'start',
  theme: unknown,
): Promise<{ code: number | null; output: string }> {
  const cli = join(repository, 'node_modules/@docusaurus/core/bin/docusaurus.mjs');
  const more = command === 'start' ? ['--no-open', '--port', '4383'] : [];
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [cli, command, siteFolder(), ...more], {
      env: { ...process.env, TEST_THEME: JSON.stringify(theme), NO_COLOR: '1', NODE_ENV: '' },
    });
    let output = '';
    child.stdout.on('data', (data: Buffer) => (output += data.toString()));
    child.stderr.on('data', (data: Buffer) => (output += data.toString()));
    child.on('error', reject);
    child.on('close', (code) => {
      resolve({ code, output });
    });
  });
}

describe.each(['build', 'start'] as const)('docusaurus %s', (command) => {
  it('lists what only the docs can tell, and ends', { timeout: 120_000 }, async () => {
    const { code, output } = await docusaurus(command, {
      navbar: {
        items: [
          { type: 'doc', docId: 'strat', label: 'One' },
          { type: 'docSidebar', sidebarId: 'guide', label: 'Two' },
          { type: 'docsVersionDropdown', versions: ['curent'] },
          { type: 'html', value: '<a href="/docs/Start">Three</a>' },
        ],
      },
      announcementBar: { id: 'a', content: '<a href="/nope">Four</a>' },
      footer: {
        links: [{ title: 'T', items: [{ html: '<a href="/docs/strt">Five</a>' }] }],
        copyright: '<a href="/imprint">Six</a>',
      },
    });
    expect(code).not.toBe(0);
    for (const message of [
      'navbar.items[0]: docId "strat" does not exist. Did you mean "start"? Known: index, start.',
      'navbar.items[1]: sidebarId "guide" does not exist. Did you mean "guides"? Known: guides.',
      'navbar.items[2]: versions "curent" does not exist. Did you mean "current"? Known: current.',
      'navbar.items[3]: the link to "/docs/Start" leads nowhere. Did you mean "/docs/start"?',
      'announcementBar.content: the link to "/nope" leads nowhere.',
      'footer.links[0].items[0]: the link to "/docs/strt" leads nowhere. Did you mean "/docs/start"?',
      'footer.copyright: the link to "/imprint" leads nowhere.',
    ]) {
      expect(output).toContain(message);
    }
  });
});

// Reading the configuration loads TypeDoc and the TypeScript compiler: long on a busy machine.
describe('the configuration of this site', { timeout: 60_000 }, () => {
  it('is checked when it is read, and again once the docs are loaded', async () => {
    const { default: config } = await import('../../../site.config');
    const { default: navbarPlugin } = await import('.');
    expect(config.plugins).toContain(navbarPlugin);

    vi.resetModules();
    const items = [
      { type: 'dok', docId: 'index', label: 'One' },
      { to: '/docs/', lable: 'Two' },
    ];
    vi.doMock('../../config/themeConfig', () => ({ themeConfig: { navbar: { items } } }));
    await expect(import('../../../site.config')).rejects.toThrow(
      /^Problems in themeConfig[^]*navbar\.items\[0\]: Bad navbar item type dok[^]*navbar\.items\[1\]: /,
    );
    vi.doUnmock('../../config/themeConfig');
    vi.resetModules();
  });
});
