/** What of a page is counted apart. */
export type Kind = 'html' | 'css' | 'js' | 'font' | 'image' | 'other';
export const kinds: readonly Kind[] = ['html', 'css', 'js', 'font', 'image', 'other'];

/** A file that a first visit of a page fetches. */
export interface Fetched {
  /** Address without the hash of its content: `/assets/js/main.js`. */
  readonly file: string;
  readonly kind: Kind;
  /** Bytes of its body as sent, compressed with brotli where that helps. */
  readonly bytes: number;
  /** Whether it came in the page and not in a separate request. */
  readonly carried?: true;
}

/** A page that represents its kind, and the budget of a first visit. */
export interface Template {
  readonly name: string;
  readonly path: string;
  /** Most bytes in thousands, of the bodies alone. */
  readonly budget: Readonly<Partial<Record<Kind | 'total', number>>>;
  /** Most requests. */
  readonly requests: number;
}

/** In kB, without response headers, which add some 2 kB to a visit. */
const common = { css: 18.2, js: 120, font: 20 } as const;

/**
 * One page of each kind, and of guides the one with most to show. The theme builder may cost more: it is
 * an application, and comes to life after the page can be read.
 */
export const templates: readonly Template[] = [
  { name: 'home', path: '/', budget: { ...common, total: 175 }, requests: 18 },
  { name: 'choose a platform', path: '/docs/', budget: { ...common, total: 160 }, requests: 18 },
  {
    name: 'guide, React Native',
    path: '/docs/react-native/docScan',
    budget: { ...common, total: 165 },
    requests: 18,
  },
  {
    // The longest guide: its code is in two languages.
    name: 'guide, Android in two languages',
    path: '/docs/Android/docScan',
    budget: { ...common, total: 167 },
    requests: 18,
  },
  {
    name: 'API reference',
    path: '/docs/react-native/api/interfaces/DocumentScannerConfiguration',
    budget: { ...common, total: 160 },
    requests: 18,
  },
  {
    name: 'theme builder',
    path: '/docs/Android/colorConfig',
    // With the theme from one color and undo; of the import, the first visit loads only the button.
    budget: { ...common, js: 121.6, css: 19.8, total: 171.6 },
    requests: 20,
  },
  {
    name: 'release checklist',
    path: '/docs/Android/releaseChecklist',
    budget: { ...common, total: 160 },
    requests: 18,
  },
  {
    name: 'changelog',
    path: '/docs/Android/changelog',
    budget: { ...common, total: 160 },
    requests: 18,
  },
  { name: 'not found', path: '/404.html', budget: { ...common, total: 160 }, requests: 18 },
];

/** What was measured, by template. */
export type Measured = Readonly<Record<string, readonly Fetched[]>>;

/** An address without the hash that names its content. */
export const withoutHash = (path: string): string =>
  path.replace(/[.-][0-9a-f]{6,}(?=\.)/g, '').replace(/\?.*$/, '');

/** Kind of a file by its address and the type it was sent with. */
export function kindOf(path: string, contentType: string): Kind {
  if (contentType.startsWith('text/html')) return 'html';
  if (path.endsWith('.css')) return 'css';
  if (path.endsWith('.js')) return 'js';
  if (path.endsWith('.woff2')) return 'font';
  return contentType.startsWith('image/') ? 'image' : 'other';
}

const sum = (files: readonly Fetched[]): number =>
  files.reduce((total, { bytes }) => total + bytes, 0);

/** Bytes of a visit in all and by kind. */
export function totals(files: readonly Fetched[]): Readonly<Record<Kind | 'total', number>> {
  const of = (kind: Kind): number => sum(files.filter((file) => file.kind === kind));
  return {
    total: sum(files),
    ...(Object.fromEntries(kinds.map((kind) => [kind, of(kind)])) as Record<Kind, number>),
  };
}

/** How many requests a visit made. */
const requestsOf = (files: readonly Fetched[]): number =>
  files.filter(({ carried }) => carried === undefined).length;

const kB = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`;

/** By how much scripts, styles and fonts may outgrow their record unnoticed. Texts may be longer. */
const slack = (before: number): number => Math.max(500, before * 0.02);

/** The files that are larger than recorded, or new, the largest difference first. */
function grown(before: readonly Fetched[], now: readonly Fetched[]): string[] {
  return now
    .map(({ file, bytes }) => ({
      file,
      bytes,
      was: before.find((candidate) => candidate.file === file)?.bytes,
    }))
    .map((entry) => ({ ...entry, more: entry.bytes - (entry.was ?? 0) }))
    .filter(({ more }) => more > 50)
    .sort((a, b) => b.more - a.more)
    .map(({ file, bytes, was }) =>
      was === undefined ? `${file} is new, ${kB(bytes)}` : `${file} ${kB(was)} → ${kB(bytes)}`,
    );
}

/**
 * What is wrong with a measurement, one line each: budgets that are exceeded, and scripts, styles and
 * fonts that have grown beyond their record, with the files that did.
 */
export function complaints(
  list: readonly Template[],
  measured: Measured,
  recorded: Measured,
): string[] {
  return list.flatMap(({ name, path, budget, requests }) => {
    const now = measured[name] ?? [];
    const before = recorded[name];
    if (now.length === 0) return [`${name} (${path}): nothing was fetched.`];
    if (before === undefined)
      return [`${name} (${path}): no record. Run: npm run size -- --update`];
    const [sizes, past] = [totals(now), totals(before)];
    const because = (kind: Kind | 'total'): string => {
      const of = (files: readonly Fetched[]): readonly Fetched[] =>
        kind === 'total' ? files : files.filter((file) => file.kind === kind);
      const list = grown(of(before), of(now));
      return list.length === 0 ? 'No file is larger than recorded.' : `Grown: ${list.join('; ')}.`;
    };
    const problems: string[] = [];
    for (const [kind, most] of Object.entries(budget) as [Kind | 'total', number][]) {
      if (sizes[kind] > most * 1000) {
        problems.push(
          `${name} (${path}): ${kind} is ${kB(sizes[kind])}, the budget ${String(most)} kB. ${because(kind)} "npm run size -- ${path}" lists its files; budgets are in tests/size/size.ts.`,
        );
      }
    }
    for (const kind of ['css', 'js', 'font'] as const) {
      const more = sizes[kind] - past[kind];
      if (more > slack(past[kind])) {
        problems.push(
          `${name} (${path}): ${kind} has grown by ${kB(more)} to ${kB(sizes[kind])}. ${because(kind)}`,
        );
      }
    }
    const asked = requestsOf(now);
    if (asked > requests) {
      problems.push(
        `${name} (${path}): ${String(asked)} requests, at most ${String(requests)}. ${because('total')}`,
      );
    }
    return problems;
  });
}

/** The figures as a table in Markdown, in thousands of bytes. */
export function table(list: readonly Template[], measured: Measured): string[] {
  const head = ['page', 'total', ...kinds, 'requests'];
  const rows = list.map(({ name }) => {
    const files = measured[name] ?? [];
    const sizes = totals(files);
    const cells = [sizes.total, ...kinds.map((kind) => sizes[kind])];
    return [name, ...cells.map((bytes) => (bytes / 1000).toFixed(1)), String(requestsOf(files))];
  });
  return [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`);
}

/** The files of one page as a table in Markdown, the largest first, in thousands of bytes. */
export function fileTable(path: string, files: readonly Fetched[]): string[] {
  const rows = [...files]
    .sort((a, b) => b.bytes - a.bytes)
    .map(({ file, kind, bytes, carried }) => [
      carried === undefined ? file : `${file} (inline)`,
      kind,
      (bytes / 1000).toFixed(1),
    ]);
  const total = (totals(files).total / 1000).toFixed(1);
  return [[path, 'kind', 'kB'], ['---', '---', '---'], ...rows, ['total', '', total]].map(
    (cells) => `| ${cells.join(' | ')} |`,
  );
}

/** What `collectResponses` needs of a page. */
interface ResponseSource<Response> {
  on(event: 'response', listener: (response: Response) => void): unknown;
  off(event: 'response', listener: (response: Response) => void): unknown;
}

/**
 * Reads each response of a page.
 *
 * @returns What was read up to the call. Responses that arrive later are not read, because the page is
 *   closed before they could be.
 */
export function collectResponses<Response, Read>(
  page: ResponseSource<Response>,
  read: (response: Response) => Promise<Read>,
): () => Promise<Read[]> {
  const found: Promise<Read>[] = [];
  const listener = (response: Response): void => {
    found.push(read(response));
  };
  page.on('response', listener);
  return () => {
    page.off('response', listener);
    return Promise.all(found);
  };
}
