import { compile } from '@mdx-js/mdx';
import remarkGfm from 'remark-gfm';
import { describe, expect, it } from 'vitest';
import remarkChecklist from './remarkChecklist';

async function compiled(markdown: string): Promise<string> {
  const file = await compile(markdown, {
    jsx: true,
    remarkPlugins: [remarkGfm, remarkChecklist],
  });
  return String(file);
}

describe('a checklist', () => {
  it('has a labeled box per entry and no second one', async () => {
    const code = await compiled(
      '- [ ] **Camera text is final.** Users read it once.\n- [x] **Key, for the *release* build.** Yes.',
    );
    expect(code).toMatch(
      /input type="checkbox" id="tick-camera-text-is-final" autoComplete="off" \/>\{" "\}<[\w.]*label htmlFor="tick-camera-text-is-final">/,
    );
    expect(code).toContain('id="tick-key-for-the-release-build"');
    expect(code.match(/<_components\.input/g)).toHaveLength(2);
    expect(code).not.toContain('disabled');
  });

  it('leaves other lists alone', async () => {
    expect(await compiled('- **Bold.** Text.')).not.toContain('input');
  });

  it('passes the number of entries to the component', async () => {
    const code = await compiled('<Checklist />\n\n- [ ] **A.** b\n- [ ] **B.** c');
    expect(code).toContain('<Checklist total="2" />');
  });

  it('refuses an entry without a title', async () => {
    await expect(compiled('- [ ] No title.')).rejects.toThrow('begins with its title in bold');
  });
});
