import { describe, expect, it } from 'vitest';
import { searchSectionsOf } from './sections';

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

<ApiTable>

| Value | Meaning |
| --- | --- |
| <Anchor id="ScanFilter.AUTO" />~~\`AUTO\`~~ | Enhances *colors* <Since version="2" />. |

</ApiTable>

## Next steps

- [Elsewhere](./y.mdx)

### Below the next steps

Not here either.
`;

// That places have a section: tests/build/search.test.ts, tests/search.
const sections = searchSectionsOf(page);
describe('the sections of a page', () => {
  it.each([
    // Without markup, with captions, notes and tables.
    ['', { prose: 'The lead says what is reached. The camera view.' }],
    [
      'other-place',
      {
        heading: 'What <else>',
        trail: ['Write the file'],
        prose: 'Keep it. It goes away. You want – You set. small files – a size.',
      },
    ],
    // Code is apart, with the title of its block.
    [
      'write-the-file',
      {
        prose: 'One step: Writes all pages. Result: A file.',
        code: expect.stringContaining('Write.kt\nDocument.writePDF()') as string,
      },
    ],
    // A signature has its declaration and its summary.
    [
      'DeckleSDK.writePDF',
      {
        isSymbol: true,
        heading: '',
        trail: ['Write the file'],
        prose: 'Writes all pages.',
        code: expect.stringContaining('fun Document.writePDF(): File?') as string,
      },
    ],
    // Each row of a table of symbols is a section.
    [
      'ScanFilter.AUTO',
      { heading: 'AUTO', isSymbol: true, trail: ['Options'], prose: 'Enhances colors .' },
    ],
  ])('have their text: %s', (anchor, section) => {
    expect(sections.find((each) => each.anchor === anchor)).toMatchObject(section);
  });

  it('keep words after a colon, in anchors as in headings', () => {
    expect(searchSectionsOf('## uses-sdk:minSdkVersion is low\n\nRaise it.')[1]).toMatchObject({
      anchor: 'uses-sdkminsdkversion-is-low',
      heading: 'uses-sdk:minSdkVersion is low',
    });
  });

  it('leave out what only leads elsewhere', () => {
    expect(sections.map(({ prose }) => prose).join()).not.toMatch(/Elsewhere|Not here/);
  });
});
