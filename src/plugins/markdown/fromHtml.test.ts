import { expect, it } from 'vitest';
import { markdownOfHtml } from './fromHtml';
import { contentOf } from '../output/html';
import { stringify } from './stringify';

it('writes a built page as Markdown: code, drawings, labels, controls', () => {
  const { title, children } = markdownOfHtml(
    contentOf(`<nav>Menu</nav><main><h1>Scan</h1><p>Text.</p>
      <div role="group"><a href="/a"><svg></svg>Android</a><a href="/i">iOS</a></div>
      <p><a href="/s">Start</a><a href="/t">Try</a></p>
      <div role="img" aria-label="An invoice."><svg></svg></div><button>Play</button>
      <a href="/k"><svg></svg><span>Kit</span><span>Kotlin</span></a>
      <div><div><span>Q.kt</span><a href="/q">Full file<span class="dk-hidden">: Q</span></a><button>Copy</button></div>
      <pre><code class="c language-kotlin"><span>val</span> a = 1\n</code></pre></div>
      <table><thead><tr><th>A</th></tr></thead><tbody><tr><td><a href="/d" aria-label="A on B"><svg></svg></a></td></tr></tbody></table></main>`),
    (href) => `https://docs.example.com${href}`,
  );
  expect(title).toBe('Scan');
  expect(stringify({ type: 'root', children: [...children] })).toBe(
    [
      'Text.',
      '[Android](https://docs.example.com/a) · [iOS](https://docs.example.com/i)',
      '[Start](https://docs.example.com/s) · [Try](https://docs.example.com/t)',
      '*An invoice.*',
      '[Kit · Kotlin](https://docs.example.com/k)',
      'Q.kt · [Full file](https://docs.example.com/q)',
      '```kotlin\nval a = 1\n```',
      '| A |\n| - |\n| [A on B](https://docs.example.com/d) |\n',
    ].join('\n\n'),
  );
});
