import { afterEach, describe, expect, it } from 'vitest';
import { testFolder } from '../../../tests/fixtures/folder.mjs';
import type { RegistryEntry } from './registry';
import { documentCode } from './documents';

/** As a newcomer writes it, and as no document can show it. */
const counter = `import { useState, type ReactNode } from 'react';
import styles from './styles.module.css';

export default function Counter(): ReactNode {
  const [count, setCount] = useState(0);
  return (
    <button className={styles.button} onClick={() => setCount(count + 1)}>
      {count}
    </button>
  );
}
`;

const { root: siteDir, write } = testFolder(afterEach);

const ofCounter = {
  'src/components/Counter/index.tsx': counter,
  'src/components/Counter/styles.module.css': '.button { color: red; }',
};
const counterEntry = { source: '@site/src/components/Counter', kind: 'static' } as const;

const problems = (registry: Readonly<Record<string, RegistryEntry>> = {}): string[] =>
  documentCode(siteDir, registry).problems.map(
    ({ file, line, message }) => `${file}:${String(line)}  ${message}`,
  );

describe('a component with state and handlers', () => {
  const dead = [
    'src/components/Counter/index.tsx:5  useState does nothing here',
    'src/components/Counter/index.tsx:7  onClick does nothing here',
  ];
  const beginnings = (texts: readonly string[]): string[] =>
    texts.map((text) => text.replace(/:(?= documents).*$/, ''));

  it('is a problem where it is registered as static', () => {
    write(ofCounter);
    const found = problems({ Counter: counterEntry });
    expect(beginnings(found)).toEqual(dead);
    expect(found[0]).toContain(
      'documents show this module as static HTML (<Counter>). Declare the component as an island in src/plugins/components/registry.ts',
    );
  });

  it('is none where it is registered as an island, which brings its styles', () => {
    write(ofCounter);
    const island = { ...counterEntry, kind: 'island', missing: 'It cannot count.' } as const;
    expect(problems({ Counter: island })).toEqual([]);
    expect(documentCode(siteDir, { Counter: island }).styles.size).toBe(0);
  });

  it('is one where an island has it in its slots', () => {
    write({ ...ofCounter, 'src/components/Other/index.tsx': 'export default () => null;' });
    const other = {
      source: '@site/src/components/Other',
      kind: 'island',
      missing: 'Not now.',
      slots: '@site/src/components/Counter',
    } as const;
    expect(beginnings(problems({ Other: other }))).toEqual(dead);
  });

  it('is one where a static component imports it', () => {
    write({
      ...ofCounter,
      'src/components/Panel.tsx': `import Counter from './Counter';\nexport default () => <Counter />;`,
    });
    const panel = { source: '@site/src/components/Panel', kind: 'static' } as const;
    expect(beginnings(problems({ Panel: panel }))).toEqual(dead);
  });

  it('is one where the theme puts it around a document', () => {
    write({
      ...ofCounter,
      'node_modules/@docusaurus/theme-classic/lib/theme/DocItem/Layout/index.js': `import Trail from '@theme/DocBreadcrumbs';`,
      'src/theme/DocBreadcrumbs/index.tsx': `import Counter from '@site/src/components/Counter';\nexport default () => <Counter />;`,
    });
    expect(beginnings(problems())).toEqual(dead);
  });

  it('cannot be shown by another component without the script of the island', () => {
    write({
      ...ofCounter,
      'src/components/Panel.tsx': `\nimport Counter from './Counter';\nexport default () => <Counter />;`,
    });
    expect(
      problems({
        Counter: { ...counterEntry, kind: 'island', missing: 'It cannot count.' },
        Panel: { source: '@site/src/components/Panel', kind: 'static' },
      }),
    ).toEqual([
      "src/components/Panel.tsx:2  The island <Counter> would be shown without its script. Import it from '@generated/deckle-components/default/Counter'; pages need no import.",
    ]);
  });
});

describe('code that needs the browser', () => {
  it.each([
    [`import { useEffect } from 'react';\nuseEffect(() => {});`, 'useEffect'],
    [
      `import { Component } from 'react';\nexport default class A extends Component<object> {}`,
      'Component',
    ],
    [`export default () =>\n  <input onChange={(event) => alert(event)} />;`, 'onChange'],
    [
      `import BrowserOnly from '@docusaurus/BrowserOnly';\nexport default () => <BrowserOnly>{() => null}</BrowserOnly>;`,
      'BrowserOnly',
    ],
  ])('is found: %j', (source, name) => {
    write({ 'src/components/A.tsx': source });
    expect(problems({ A: { source: '@site/src/components/A', kind: 'static' } })).toEqual([
      expect.stringMatching(`^src/components/A.tsx:[12]  ${name} does nothing here`),
    ]);
  });

  it('does not mean types, other hooks, or properties that only sound alike', () => {
    write({
      'src/components/A.tsx': `import { useId, useMemo, type Component, type ReactNode } from 'react';
import type { State } from './State';
export default function A({ once }: { readonly once: Component; readonly state: State }): ReactNode {
  return <i id={useId()} data-on={useMemo(() => once, [once])} online="" />;
}`,
      'src/components/State.ts': `import { useState } from 'react';\nexport type State = ReturnType<typeof useState>;`,
    });
    expect(problems({ A: { source: '@site/src/components/A', kind: 'static' } })).toEqual([]);
  });
});

it('names a registered component that is not there', () => {
  write({ 'src/plugins/components/registry.ts': `export const registry = {\n  Counter: {\n` });
  expect(problems({ Counter: counterEntry })).toEqual([
    'src/plugins/components/registry.ts:2  There is no module "@site/src/components/Counter".',
  ]);
});

it('gathers the stylesheets of static components', () => {
  write({
    'src/components/A/index.tsx': `import './a.css';\nimport '../Shared/shared.css';`,
    'src/components/A/a.css': '',
    'src/components/B/index.tsx': `import './b.css';\nimport '../Shared/shared.css';`,
    'src/components/B/b.css': '',
    'src/components/Shared/shared.css': '',
    ...ofCounter,
  });
  const { styles } = documentCode(siteDir, {
    A: { source: '@site/src/components/A', kind: 'static' },
    B: { source: '@site/src/components/B', kind: 'static', stylesheet: 'b' },
    Counter: { ...counterEntry, kind: 'island', missing: 'It cannot count.' },
  });
  expect(Object.fromEntries(styles)).toEqual({
    '': ['src/components/A/a.css', 'src/components/Shared/shared.css'],
    b: ['src/components/B/b.css'],
  });
});
