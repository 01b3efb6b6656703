import { describe, expect, it } from 'vitest';
import { sectionsOf } from './sections';

const page = `
The lead says \`what\` is [reached](./x.mdx).

<Availability version="1.0" />

<ScannerScreen name="scan" caption="The camera view" />

## Write the file

One step:

\`\`\`kotlin title="Write.kt"
Document.writePDF()
\`\`\`

<Anchor id="DeckleSDK.writePDF" />

\`\`\`kotlin signature
fun Document.writePDF(): File?
\`\`\`

Writes all pages.

- **Result:** A file.

### What &lt;else&gt; {#other-place}

:::warning[Keep it]

It goes away.

:::

| You want | You set |
| --- | --- |
| small files | a size |

## Options

<Anchor id="ScanFilter" />

<ApiTable kind="values">

| Value | Meaning |
| --- | --- |
| <Anchor id="ScanFilter.AUTO" />\`AUTO\` | Enhances *colors* <Since version="2" />. |
| <Anchor id="ScanFilter.GRAY" />~~\`GRAY\`~~ | Shades. |

</ApiTable>

## Options

Again.

## Next steps

- [Elsewhere](./y.mdx)

### Below the next steps

Not here either.
`;

const sections = sectionsOf(page);
const at = (anchor: string): (typeof sections)[number] | undefined =>
  sections.find((section) => section.anchor === anchor);

describe('the sections of a page', () => {
  it('are the content below each heading, and each symbol', () => {
    expect(sections.map(({ anchor }) => anchor)).toEqual([
      '',
      'write-the-file',
      'DeckleSDK.writePDF',
      'other-place',
      'options',
      'ScanFilter',
      'ScanFilter.AUTO',
      'ScanFilter.GRAY',
      'options-1',
    ]);
  });

  it('have their text without markup, with captions, notes and tables', () => {
    expect(at('')?.prose).toBe('The lead says what is reached. The camera view.');
    expect(at('other-place')).toMatchObject({
      heading: 'What <else>',
      trail: ['Write the file'],
      prose: 'Keep it. It goes away. You want – You set. small files – a size.',
    });
  });

  it('keep words after a colon, in anchors as in headings', () => {
    expect(sectionsOf('## uses-sdk:minSdkVersion is low\n\nRaise it.')[1]).toMatchObject({
      anchor: 'uses-sdkminsdkversion-is-low',
      heading: 'uses-sdk:minSdkVersion is low',
    });
  });

  it('omit what is marked to be omitted', () => {
    const text = sectionsOf(
      'Files.\n\n<details data-search="nothing">\n\nA long list.\n\n</details>',
    )[0];
    expect(text?.prose).toBe('Files.');
  });

  it('keep code apart, with the title of its block', () => {
    const { prose, code } = at('write-the-file')!;
    expect(prose).not.toContain('Document.');
    expect(code).toContain('Write.kt\nDocument.writePDF()');
  });

  it('give a signature its declaration and its summary', () => {
    expect(at('DeckleSDK.writePDF')).toMatchObject({
      isSymbol: true,
      heading: '',
      trail: ['Write the file'],
      prose: 'Writes all pages.',
    });
    expect(at('DeckleSDK.writePDF')?.code).toContain('fun Document.writePDF(): File?');
  });

  it('give each row of a table of symbols its own section', () => {
    expect(at('ScanFilter.AUTO')).toMatchObject({
      heading: 'AUTO',
      isSymbol: true,
      trail: ['Options'],
      prose: 'Enhances colors .',
    });
    expect(at('ScanFilter.GRAY')?.heading).toBe('GRAY');
    expect(at('options')?.prose).toBe('');
  });

  it('leave out what only leads elsewhere', () => {
    expect(sections.map(({ prose }) => prose).join()).not.toMatch(/Elsewhere|Not here/);
  });
});
