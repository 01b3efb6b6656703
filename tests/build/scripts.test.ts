// What the scripts and stylesheets of the build contain.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { built, builtScripts, isFastBuild, pageHtml, scriptNamed, siteDir } from '../builtSite';

/** URLs of the stylesheets that are inlined into a page. */
const inlinedStyles = (html: string): string[] =>
  [...html.matchAll(/<style [^>]*\bdata-href="?([^">]*)/g)].map(([, href = '']) => href);

const nameOf = (href: string): string => /([^/.]+)\.[^/]*$/.exec(href)?.[1] ?? href;

const namesOn = (path: string): string[] => inlinedStyles(pageHtml(path)).map(nameOf);

it.runIf(isFastBuild)(
  'pages inline the stylesheets of the components they show, and no others',
  () => {
    const shown: Readonly<Record<string, readonly string[]>> = {
      ScannerScreen: ['/docs/Android/docScan'],
      ErrorIndex: ['/docs/errors'],
      ListFilter: ['/docs/errors'],
      FeatureMatrix: ['/docs'],
    };
    for (const path of ['/', '/docs', '/docs/errors', '/docs/Android/docScan']) {
      const names = namesOn(path);
      expect(names[0], path).toBe('styles');
      for (const [name, paths] of Object.entries(shown)) {
        expect(names.includes(name), `${name} on ${path}`).toBe(paths.includes(path));
      }
    }
    expect(namesOn('/docs/Android/changelog')).toEqual(['styles']);
    expect(inlinedStyles(built('404.html')).map(nameOf)).toEqual(['styles']);
  },
);

it.runIf(isFastBuild)('no script holds the text of a document, whatever its size', () => {
  const scripts = [...builtScripts()].filter(([name]) => !/^search-[\w-]+\.\w+\.js$/.test(name));
  const sentence = /<p>([^<]{60,})<\/p>/.exec(built('docs/Android/docScan/index.html'))?.[1] ?? '';
  expect(sentence.length).toBeGreaterThan(59);
  const holding = scripts.filter(([, source]) => source.includes(sentence));
  expect(holding.map(([name]) => name)).toEqual([]);
  // What a build adds for each document is its page.
  expect(scripts.length).toBeLessThan(60);
});

it.runIf(isFastBuild)(
  'the scripts of every visit begin with the line by which they are compiled ahead',
  () => {
    for (const name of ['main', 'document']) {
      expect(built(scriptNamed(name)).split('\n')[0]).toBe('//# allFunctionsCalledOnLoad');
    }
  },
);

describe('highlighting at build time', () => {
  /** Texts of Prism's core, its grammars and prism-react-renderer that no minifier changes. */
  const markers = [
    /disableWorkerMessageHandler/,
    /\binsertBefore\("(?:markup|clike|javascript)"/,
    /"token-line"/,
    /lang-\[\\w-\]|lang\(\?:uage\)\?-/,
  ];

  it('no highlighter is in the bundle', () => {
    const found = (text: string): RegExp[] =>
      markers.filter((marker) => marker.test(text.replace(/'/g, '"')));
    const highlighters = ['prismjs/prism.js', 'prism-react-renderer/dist/index.js'].map((file) =>
      readFileSync(join(siteDir, 'node_modules', file), 'utf8'),
    );
    expect(found(highlighters.join('\n'))).toEqual(markers);
    const holding = [...builtScripts()].filter(([, text]) => found(text).length > 0);
    expect(holding.map(([name]) => name)).toEqual([]);
  });

  it('code is highlighted in the HTML as served', () => {
    const html = pageHtml('/docs/Android/docScan');
    expect(html).toMatch(/<pre[^>]*>\s*<code[^>]*><span class=\w/);
  });
});
