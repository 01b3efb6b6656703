import { describe, expect, it } from 'vitest';
import { headingsOf } from './headings';

const source = `Lead.

## Build errors

### Could not find {{fact.artifact}}

Add the line.

\`\`\`md
## No heading
\`\`\`

### Kept anchor {#own.anchor}

### uses-sdk:minSdkVersion cannot be \`a:b\` {{fact.minSdk}}

## Build errors
`;

const fill = (inner: string): string =>
  ({ 'fact.artifact': 'com.example:sdk', 'fact.minSdk': '21' })[inner] ?? inner;

describe('headingsOf', () => {
  const headings = headingsOf(source, fill);

  it('gives headings the anchors that the page will have', () => {
    expect(headings.map(({ anchor }) => anchor)).toEqual([
      'build-errors',
      'could-not-find-comexamplesdk',
      'own.anchor',
      'uses-sdkminsdkversion-cannot-be-ab-21',
      'build-errors-1',
    ]);
  });

  it('returns the text as written, the line, and the body below', () => {
    expect(headings[1]).toEqual({
      depth: 3,
      raw: 'Could not find {{fact.artifact}}',
      anchor: 'could-not-find-comexamplesdk',
      line: 5,
      body: 'Add the line.\n\n```md\n## No heading\n```',
    });
  });
});
