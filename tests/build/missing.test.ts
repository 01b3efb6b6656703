import { describe, expect, it } from 'vitest';
import { contentOf } from '../../src/plugins/markdown/html';
import { contentOfHtml, contentOfMarkdown, findMissing } from './missing';

const lost = (html: string, markdown: string): string[] =>
  findMissing(
    contentOfHtml(contentOf(`<main><article>${html}</article></main>`)),
    contentOfMarkdown(markdown),
    (href) => `https://docs.example.com${href}`,
  );

const fence = (lang: string, code: string, label = 'Kotlin'): string =>
  `<div><div><span>a.kt</span><button>Copy</button></div><pre aria-label="${label} code"><code class="x language-${lang}">${code}</code></pre></div>`;

const tabs = `<div><ul role="tablist"><li role="tab">Kotlin</li><li role="tab">Java</li></ul><div>
  <div role="tabpanel" data-label="Kotlin">${fence('kotlin', 'val a = 1')}</div>
  <div role="tabpanel" data-label="Java" hidden>${fence('java', 'int a = 1;', 'Java')}</div></div></div>`;

describe('content of a page that its Markdown version lacks', () => {
  it('is empty for a complete Markdown version', () => {
    expect(
      lost(
        `<h1>Scan</h1><p>Set <a href="/a#b"><code>x</code></a>, then go.</p><h2>Result<a class="hash-link" href="#result">#</a></h2>
        <ul><li>One</li><li><p>Two</p></li></ul>${tabs}
        <table><tr><th>Option</th><th>Type</th></tr><tr><td><code>a|b</code></td><td><code>List&lt;<a href="/t">T</a>&gt;</code></td></tr></table>`,
        `# Scan on Android\n\n> More.\n\nSet [\`x\`](https://docs.example.com/a#b), then go.\n\n## Result\n\n- One\n- Two\n\n**Kotlin** · \`a.kt\`\n\n\`\`\`kotlin\nval a = 1\n\`\`\`\n\n**Java**\n\n\`\`\`java\nint a = 1;\n\`\`\`\n\n| Option | Type |\n| - | - |\n| \`a\\|b\` | \`List<T>\` ([T](https://docs.example.com/t)) |\n`,
      ),
    ).toEqual([]);
  });

  it.each([
    ['a heading', '<h2>Result</h2><p>Text.</p>', 'Text.', 'The heading "Result" is missing.'],
    ['the level of a heading', '<h3>Result</h3>', '## Result', 'The heading "Result" is missing.'],
    ['a sentence', '<p>One.</p><p>Two.</p>', 'One.', 'The text "Two." is missing.'],
    ['a word in a sentence', '<p>Not now.</p>', 'Now.', 'The text "Not now." is missing.'],
    [
      'a line of code',
      fence('kotlin', 'a()\nb()\nc()'),
      '```kotlin\na()\nc()\n```',
      'The code "b()" is missing.',
    ],
    [
      'the indentation of a line',
      fence('kotlin', 'a()\n  b()'),
      '```kotlin\na()\nb()\n```',
      'The code "b()" is missing.',
    ],
    [
      'a row',
      '<table><tr><th>A</th></tr><tr><td>one</td></tr></table>',
      '| A |\n| - |\n',
      'The table row "one" is missing.',
    ],
    [
      'a cell',
      '<table><tr><th>A</th><th>B</th></tr><tr><td>one</td><td>two</td></tr></table>',
      '| A | B |\n| - | - |\n| one | |\n',
      'The table row "one | two" is missing.',
    ],
    [
      'a tab label',
      tabs,
      '**Kotlin**\n\n```kotlin\nval a = 1\n```\n\n```java\nint a = 1;\n```',
      'The tab label "Java" is missing.',
    ],
    [
      'the file of a block',
      fence('kotlin', 'a()', 'Main.kt'),
      '```kotlin\na()\n```',
      'The text "Main.kt" is missing.',
    ],
    ['a link', '<p><a href="/x">here</a></p>', 'here', 'The link to /x is missing.'],
    [
      'a drawing',
      '<div role="img" aria-label="A scan"><svg></svg></div>',
      'Text.',
      'The text "A scan" is missing.',
    ],
    ['the order', '<h2>A</h2><h2>B</h2>', '## B\n\n## A', 'The heading "A" is in another place.'],
  ])('finds %s', (_, html, markdown, problem) => {
    expect(lost(html, markdown)).toContain(problem);
  });

  it('finds labels that are grouped apart from their content', () => {
    const problems = lost(
      tabs,
      '- Kotlin\n- Java\n\n```kotlin\nval a = 1\n```\n\n```java\nint a = 1;\n```',
    );
    expect(problems).not.toEqual([]);
    expect(problems.join('\n')).toContain('is in another place.');
  });

  it('reports only the missing content', () => {
    const html = '<p>One.</p><h2>A</h2><p>Two.</p><h2>B</h2><p>Three.</p>';
    expect(lost(html, 'One.\n\n## A\n\n## B\n\nThree.')).toEqual(['The text "Two." is missing.']);
  });

  it('leaves out controls, hidden words, decoration and tools', () => {
    expect(
      lost(
        `<nav>Home</nav><button>Copy</button><svg><text>drawn</text></svg><span class="dk-hidden">opens</span>
        <div data-interactive=""><h2>Colors</h2></div><p aria-hidden="true">9:41</p>`,
        '',
      ),
    ).toEqual([]);
  });
});
