// Finds the fenced code blocks of a page and reads their info strings.

/** A fenced code block of a page. */
export interface Fence {
  readonly language: string;
  readonly meta: string;
  /** Line of the opening fence, 1-based. */
  readonly fenceLine: number;
  /** Line of the first line of code, 1-based. */
  readonly line: number;
  /** Line of the closing fence, 1-based; the last line of the page where it is never closed. */
  readonly endLine: number;
  readonly indent: number;
  readonly code: string;
}

export type Claim =
  | { kind: 'reference'; file: string; region: string | undefined; type: string | undefined }
  | { kind: 'verify'; mode: string; type: string | undefined }
  | { kind: 'noverify'; reason: string }
  | { kind: 'wrong'; message: string };

const OPEN = /^([ \t]*)(`{3,}|~{3,})[ \t]*([^\s`{]*)[ \t]*(.*?)[ \t]*$/;

/** A block while its end is looked for. */
interface Draft extends Omit<Fence, 'code' | 'endLine'> {
  readonly mark: string;
  endLine: number;
  readonly code: string[];
}

/** The fenced code blocks of a page. */
export function readFences(page: string): Fence[] {
  const fences: Draft[] = [];
  let isOpen = false;
  for (const [index, text] of page.split(/\r?\n/).entries()) {
    const fence: Draft | undefined = isOpen ? fences.at(-1) : undefined;
    if (fence === undefined) {
      const [match, indent = '', mark = '', language = '', meta = ''] = OPEN.exec(text) ?? [];
      if (match === undefined || (mark.startsWith('`') && meta.includes('`'))) continue;
      const fenceLine = index + 1;
      const lines = { fenceLine, line: fenceLine + 1, endLine: fenceLine };
      fences.push({ language, meta, indent: indent.length, mark, code: [], ...lines });
      isOpen = true;
      continue;
    }
    fence.endLine = index + 1;
    const { mark, indent }: Draft = fence;
    const trimmed = text.trim();
    isOpen = trimmed.length < mark.length || trimmed !== (mark[0] ?? '').repeat(trimmed.length);
    if (isOpen) fence.code.push(text.slice(Math.min(text.search(/[^ \t]|$/), indent)));
  }
  return fences.map(({ language, meta, fenceLine, line, endLine, indent, code }) => {
    return { language, meta, fenceLine, line, endLine, indent, code: code.join('\n') };
  });
}

/** A page with spaces in place of its fenced code blocks; all other text keeps its position. */
export function maskFences(page: string): string {
  const lines = page.split('\n');
  for (const { fenceLine, endLine } of readFences(page)) {
    for (let line = fenceLine; line <= endLine; line += 1) {
      lines[line - 1] = ' '.repeat(lines[line - 1]?.length ?? 0);
    }
  }
  return lines.join('\n');
}

/**
 * The words of a fence's info string: `a b="c d" e=f {1,3}`. A word without value has the value ''; numbers of lines in
 * braces are the value of `lines`.
 */
export function readMeta(meta: string): Map<string, string> {
  const words = new Map<string, string>();
  for (const match of meta.matchAll(
    /\{([^}]*)\}|([\w-]+)(?:=(?:"([^"]*)"|'([^']*)'|([^\s"']+)))?/g,
  )) {
    const [, lines, name = 'lines', double, single, bare] = match;
    words.set(name, lines ?? double ?? single ?? bare ?? '');
  }
  return words;
}

/** What a fence claims about its check. Every fence makes exactly one claim. */
export function readClaim(fence: Pick<Fence, 'meta' | 'code'>): Claim {
  const words = readMeta(fence.meta);
  const wrong: (message: string) => Claim = (message) => ({ kind: 'wrong', message });
  const claims = ['reference', 'verify', 'noverify'].filter((name) => words.has(name));
  if (claims.length !== 1) {
    return wrong(
      `A code block carries exactly one of reference=, verify and noverify="reason"; this one has ${claims.join(' and ') || 'none'}.`,
    );
  }
  const reason = words.get('noverify');
  if (reason !== undefined) {
    return reason.trim() === ''
      ? wrong('noverify="…" says why the block cannot be checked.')
      : { kind: 'noverify', reason };
  }
  const type = words.get('type');
  const mode = words.get('verify');
  if (mode !== undefined) return { kind: 'verify', mode, type };
  const target = words.get('reference') ?? '';
  const [file = '', region = ''] = target.split('#');
  // JSON has no comments, so no regions: a page shows the whole file.
  const isJson = file.endsWith('.json');
  if (isJson && region !== '') return wrong(`${file} has no regions. Refer to the whole file.`);
  if (file === '' || (region === '' && !isJson)) {
    return wrong(
      `reference="${target}" needs a file and a region: reference=samples/…/File.kt#region.`,
    );
  }
  if (fence.code.trim() !== '')
    return wrong(`The block takes its code from ${file}; leave it empty.`);
  return { kind: 'reference', file, region: region || undefined, type };
}
