import { compile } from '@mdx-js/mdx';
import remarkGfm from 'remark-gfm';
import { describe, expect, it } from 'vitest';
import { treeOf } from '../tree/markdownTree';
import remarkChecklist, { checklistProblems } from './remarkChecklist';

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

  it('refuses an entry without a title', () => {
    const [problem] = checklistProblems(treeOf('- [ ] **Title.** Why.\n- [ ] No title.'));
    expect(problem?.message).toContain('begins with its title in bold');
    expect(problem?.node.position?.start.line).toBe(2);
  });
});
