// What is wrong with an answer of a deployment, without asking for more.
import { isInlineScript, isInlineStyle, type Tag } from '../../src/base/html';
import { cspHashOf } from '../../src/plugins/security/pages';
import {
  cacheControl,
  contentSecurityPolicy,
  contentTypes,
  headersForEnd,
  plainHeaders,
  type Delivery,
} from '../../src/plugins/security/policy';

export interface Answer {
  /** 0 where there is none. */
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
}

/** The base URL of a site, and whether its host doesn't send our headers. */
interface Host {
  readonly base: string;
  readonly plainHost: boolean;
}

/** A header in a form in which values that mean the same are equal. */
const comparable = (value: string): string =>
  value
    .toLowerCase()
    .replace('application/javascript', 'text/javascript')
    .replace('text/xml', 'application/xml')
    .replace('image/vnd.microsoft.icon', 'image/x-icon')
    // Not needed, except where wrong letters would be shown.
    .replace(/(?<!html|markdown|plain);\s*charset=utf-8/, '')
    .split(/\s*[,;]\s*/)
    .sort()
    .join(', ');

/** What a page refers to: links and what it loads, each as written. */
export const references = (tags: readonly Tag[]): string[] =>
  tags.flatMap(({ name, attributes: { href, src, srcset, property, content } }) =>
    [
      name === 'a' || name === 'link' ? href : undefined,
      ['script', 'img', 'source', 'video'].includes(name) ? src : undefined,
      property === 'og:image' ? content : undefined,
      ...(srcset ?? '').split(/,\s+/).map((part) => part.trim().split(/\s/)[0]),
    ].flatMap((address) => address || []),
  );

/** The headers that an answer has to have. */
function wantedHeaders(
  path: string,
  status: number,
  { base, plainHost }: Host,
): Readonly<Record<string, string>> {
  const type = contentTypes[/\.[a-z\d]+$/.exec(path)?.[0] ?? '.html'];
  return {
    ...(status === 200 && type !== undefined ? { 'Content-Type': type } : {}),
    ...(status === 200 && !plainHost ? headersForEnd(path) : {}),
    ...(plainHost ? {} : { ...plainHeaders, 'Cache-Control': cacheControl(path, status, base) }),
  };
}

/** Whether a header says what it has to. */
function isRight(name: string, given: string, wanted: string): boolean {
  const age = name === 'Strict-Transport-Security' ? /max-age=(\d+)/.exec(given)?.[1] : undefined;
  // Half a year is long enough.
  return Number(age) >= 15_552_000 || comparable(given) === comparable(wanted);
}

/**
 * What is wrong with the headers of an answer.
 *
 * @param tags Those of a page, which has to be one that its policy allows.
 */
export function headerProblems(
  path: string,
  { status, headers }: Answer,
  tags: readonly Tag[],
  host: Host,
): string[] {
  const policy = headers.get('content-security-policy') ?? undefined;
  return [
    ...(host.plainHost ? [] : policyProblems('header', policy, tags)),
    ...Object.entries(wantedHeaders(path, status, host)).flatMap(([name, wanted]) => {
      const given = headers.get(name) ?? 'missing';
      return isRight(name, given, wanted) ? [] : [`${name} is ${given}, not ${wanted}`];
    }),
  ];
}

/** What is wrong with a policy for a page: it is not that of the site, or forbids what the page contains. */
export function policyProblems(
  delivery: Delivery,
  policy: string | undefined,
  tags: readonly Tag[],
): string[] {
  const name = `Content-Security-Policy (${delivery})`;
  const wanted = contentSecurityPolicy({ scripts: [], styles: [] }, delivery);
  const given = policy?.replace(/ 'sha256-[^']*'/g, '') ?? 'missing';
  if (given !== wanted) return [`${name} is ${given}, not ${wanted}`];
  return tags
    .filter((tag) => isInlineScript(tag) || isInlineStyle(tag))
    .filter(({ text }) => policy?.includes(cspHashOf(text)) !== true)
    .map((tag) => {
      const text = `${tag.name} "${tag.text.trim().slice(0, 40)}…"`;
      return `${name} does not allow the ${text}: headers and pages are of different builds`;
    });
}
