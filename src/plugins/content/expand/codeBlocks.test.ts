import { describe, expect, it } from 'vitest';
import { messages, reference, run } from '../../../../tests/fixtures/expand';
import { diffOf } from './codeBlocks';

describe('code from samples', () => {
  it('is the region, dedented and without markers', () => {
    const { text, problems, dependencies } = run(
      `\`\`\`kotlin reference=${reference}#scan\n\`\`\``,
    );
    expect(problems).toEqual([]);
    expect(text).toContain(
      '```kotlin source="samples/document/Android/Scan.kt" name="Scan.kt" region="scan"\nfun scan() {\n    launch()\n}\n```',
    );
    expect(dependencies).toEqual([reference]);
  });

  it('keeps title and marked lines, and says which check accepted it', () => {
    const { text } = run(`\`\`\`kotlin reference=${reference}#scan title="Scan.kt" {2}\n\`\`\``, {
      verified: () => 'compiled',
    });
    expect(text).toContain(
      '```kotlin title="Scan.kt" {2} source="samples/document/Android/Scan.kt" name="Scan.kt" region="scan" verified="compiled"',
    );
  });

  it('is refused from a region that is not closed', () => {
    expect(messages(run('```kotlin reference=samples/open.kt#open\n```'))[0]).toContain(
      'is never closed',
    );
  });

  it('shows removed and added lines of a diff', () => {
    const { text } = run('```diff reference=samples/migration.ts#change\n```');
    expect(text).toContain('- old(1);\n+ next(1);\n  keep();');
    expect(diffOf('    //- a\n\n    b //+')).toBe('-     a\n\n+     b');
  });

  it('is indented with its list item', () => {
    const { text } = run(`1. First\n\n   \`\`\`kotlin reference=${reference}#scan\n   \`\`\`\n`);
    expect(text).toContain('\n   fun scan() {\n       launch()\n   }\n   ```');
  });
});

it('every block names its language, and how it is checked', () => {
  expect(messages(run('```\ntext\n```'))).toEqual([
    '1: A code block names its language.',
    '1: A code block carries exactly one of reference=, verify and noverify="reason"; this one has none.',
  ]);
});

describe('tabs', () => {
  const pair = `\`\`\`kotlin tab reference=${reference}#scan\n\`\`\`\n\n\`\`\`java tab reference=samples/document/Android/Scan.java#scan\n\`\`\``;

  it('are adjacent fences that ask for it', () => {
    const { text, problems } = run(pair);
    expect(problems).toEqual([]);
    expect(text).toContain(
      '<Tabs groupId="java-kotlin">\n<TabItem value="kotlin" label="Kotlin">\n\n```kotlin',
    );
    expect(text).toContain('<TabItem value="java" label="Java">');
    expect(text.match(/<\/TabItem>/g)).toHaveLength(2);
  });

  it('share the choice with sets that have some of their tabs', () => {
    const [kotlin = '', java = ''] = pair.split('\n\n');
    const { text } = run(
      [
        kotlin.replace('tab', 'tab="Compose"'),
        kotlin.replace('tab', 'tab="Views, Kotlin"'),
        java.replace('tab', 'tab="Views, Java"'),
      ].join('\n\n'),
    );
    expect(text).toContain('<Tabs groupId="java-kotlin">');
    expect(text).toContain('<TabItem value="java" label="Views, Java">');
  });

  it('end at text in between', () => {
    const { text } = run(pair.replace('\n\n', '\n\nText.\n\n'));
    expect(text).not.toContain('<Tabs');
  });

  it('require both Kotlin and Java', () => {
    const [kotlin = '', java = ''] = pair.split('\n\n');
    const noJava =
      'The Kotlin tab has no Java tab. Put the same code in Java right above or below it, with "tab".';
    const noKotlin =
      'The Java tab has no Kotlin tab. Put the same code in Kotlin right above or below it, with "tab".';
    expect(messages(run(`One.\n\n${kotlin}`))).toEqual([`3: ${noJava}`]);
    expect(messages(run(`${kotlin}\n\n${java.replace(' tab', '')}`))).toEqual([`1: ${noJava}`]);
    expect(messages(run(`${kotlin}\n\nText.\n\n${java}`))).toEqual([
      `1: ${noJava}`,
      `6: ${noKotlin}`,
    ]);
  });

  it('are reported if two sets follow each other with one label', () => {
    expect(messages(run(`${pair}\n\n${pair}`))).toEqual([
      '7: This set of tabs has a Kotlin tab already. Put text between two sets, or name the tabs differently: tab="…".',
    ]);
  });

  it('take the label that the block names', () => {
    const { text } = run(
      '```bash tab="npm" verify\nnpm i\n```\n\n```bash tab="Yarn" verify\nyarn\n```',
    );
    expect(text).toContain('<Tabs groupId="npm-yarn">');
    expect(text).toContain('<TabItem value="yarn" label="Yarn">');
  });
});
