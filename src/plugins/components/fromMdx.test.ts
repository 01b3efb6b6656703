import { describe, expect, it } from 'vitest';
import { classifyDocPath } from '../../model/docPaths';
import { siteMapOf } from '../../model/siteMap';
import { markdownOfMdx } from './fromMdx';
import { stringify } from '../markdown/stringify';

const docs = [
  'Android/intro',
  'Android/docScan',
  'react-native/intro',
  'react-native/docScan',
  'react-native/api/index',
];
const siteMap = siteMapOf(docs.map((id) => ({ id, path: `/docs/${id.replace(/index$/, '')}` })));

const write = (mdx: string): { markdown: string; problems: readonly string[] } => {
  const { children, problems } = markdownOfMdx(mdx, {
    siteMap,
    place: classifyDocPath('Android/docScan.mdx'),
    pageUrl: 'https://docs.example.com/docs/Android/docScan',
    markdownUrlOf: (path) => `https://docs.example.com${path.includes('?') ? path : `${path}.md`}`,
    addressOf: (url) => (url.includes('nowhere') ? undefined : `https://docs.example.com/${url}`),
  });
  return {
    markdown: stringify({ type: 'root', children: [...children] }),
    problems: problems.map(({ message }) => message),
  };
};
const markdownOf = (mdx: string): string => {
  const { markdown, problems } = write(mdx);
  expect(problems).toEqual([]);
  return markdown;
};

// That no word, link or line of code is lost: tests/build/markdown.test.ts.
describe('Markdown of a page', () => {
  it.each([
    [
      'has no front matter, imports, comments or title, and heading ids where they differ from the usual',
      "---\ntitle: T\n---\nimport Since from '@site/src/components/Since';\n\n# T\n\n{/* note */}\n\n## Result {#A_b}\n\nText.\n\n## Next {#next}",
      '## Result {#A_b}\n\nText.\n\n## Next\n',
    ],
    [
      'has all tabs, each under its label, with the file and how it was checked',
      '<Tabs groupId="java-kotlin">\n<TabItem value="kotlin" label="Kotlin">\n\n```kotlin source="samples/a.kt" name="a.kt" verified="compiled" {1}\nval a = 1\n```\n\n</TabItem>\n<TabItem value="java" label="Java">\n\n```java\nint a = 1;\n```\n\n</TabItem>\n</Tabs>',
      '**Kotlin** · `a.kt` · compiled · [Full file](https://docs.example.com//samples/a.kt.txt)\n\n```kotlin\nval a = 1\n```\n\n**Java**\n\n```java\nint a = 1;\n```\n',
    ],
    [
      'has tables without their frames, with versions, colors and linked types',
      '<ApiTable>\n\n| Option | Type | Default |\n| --- | --- | --- |\n| <Anchor id="A.b" />~~`b`~~ | <code>List&#60;[T](t)&#62;</code> | <ColorPair light="#FFF" dark="#000" /> <Since version="1.8" /> |\n| `c` | `A`<br />`B` | – |\n\n</ApiTable>',
      '| Option | Type | Default |\n| - | - | - |\n| ~~`b`~~ | `List<T>` ([T](https://docs.example.com/t)) | `#FFF` light, `#000` dark *since 1.8* |\n| `c` | `A` · `B` | – |\n',
    ],
    [
      'has admonitions as quotations, with what is in them',
      ':::warning[Keep it]\n\nText.\n\n```kotlin\na()\n```\n\n:::\n\n:::note\n\nMore.\n\n:::',
      '> **Warning: Keep it**\n>\n> Text.\n>\n> ```kotlin\n> a()\n> ```\n\n> **Note**\n>\n> More.\n',
    ],
  ])('%s', (_, mdx, markdown) => {
    expect(markdownOf(mdx)).toBe(markdown);
  });

  it('has availability, matrix and platforms from the pages there are', () => {
    expect(
      markdownOf(
        '<Availability version="1.9.0.0" />\n\n<PlatformChooser product="document" />\n\n<FeatureMatrix product="document" />',
      ),
    ).toBe(
      [
        'Document SDK for Android · 1.9.0.0 · also on [React Native](https://docs.example.com/docs/react-native/docScan.md)',
        '- [Android](https://docs.example.com/docs/Android/intro.md)\n- [React Native](https://docs.example.com/docs/react-native/intro.md): [API reference](https://docs.example.com/docs/react-native/api/.md)',
        '**Document SDK**',
        '| | [Android](https://docs.example.com/docs/Android/intro.md) | [React Native](https://docs.example.com/docs/react-native/intro.md) | Compare |\n| - | - | - | - |\n| Document scanning | [yes](https://docs.example.com/docs/Android/docScan.md) | [yes](https://docs.example.com/docs/react-native/docScan.md) | [Compare](https://docs.example.com/docs/Android/docScan?with=react-native) |\n',
      ].join('\n\n'),
    );
  });

  it.each([
    ['a link', '[x](nowhere.mdx)', 'The link "nowhere.mdx" leads to no page.'],
    ['a flow', '<Flow caption="c">\n\n1. A\n\n</Flow>', '<Flow>: alt is missing'],
    ['a state', '<PageState name="cut" />', '<PageState>: there is no state "cut".'],
    [
      'a caption',
      '<ScannerScreen name="scan" caption={<b>x</b>} />',
      'caption={…} is not plain text',
    ],
  ])('refuses %s that it cannot write', (_, mdx, problem) => {
    expect(write(mdx).problems.join('\n')).toContain(problem);
  });
});
