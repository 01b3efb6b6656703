import { createHash } from 'node:crypto';
import { contentSecurityPolicy, inlineScripts, type InlineHashes } from './policy';

/** An element as it begins, with its text if it holds text only. */
export interface Tag {
  /** In lower case. */
  readonly name: string;
  /** Names in lower case, values decoded. */
  readonly attributes: Readonly<Record<string, string>>;
  /** Content of script, style, title and textarea, as in the file. */
  readonly text: string;
}

const entities: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
};

/** Text of a page without character references. */
export function decodeText(text: string): string {
  return text.replace(/&(?:#(\d+)|#x([\da-f]+)|(\w+));/gi, (all, decimal, hex, name: string) => {
    if (decimal !== undefined) return String.fromCodePoint(Number(decimal));
    if (hex !== undefined) return String.fromCodePoint(Number(`0x${String(hex)}`));
    return entities[name.toLowerCase()] ?? all;
  });
}

const textOnly = new Set(['script', 'style', 'textarea', 'title']);

/** The tags of a page in their order: all of HTML that is needed to see what a browser would run. */
export function tagsOf(html: string): Tag[] {
  const tags: Tag[] = [];
  const opening = /<!--[\s\S]*?(?:-->|$)|<([a-z][^\s/>]*)/gi;
  const attribute = /[\s/]*([^\s/>][^\s/>=]*)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s>]*)))?/y;
  for (let match = opening.exec(html); match !== null; match = opening.exec(html)) {
    if (match[1] === undefined) continue;
    const name = match[1].toLowerCase();
    const attributes: Record<string, string> = {};
    let end = opening.lastIndex;
    for (;;) {
      attribute.lastIndex = end;
      const found = attribute.exec(html);
      if (found === null) break;
      const [, key = '', double, single, bare] = found;
      attributes[key.toLowerCase()] = decodeText(double ?? single ?? bare ?? '');
      end = attribute.lastIndex;
    }
    const close = html.indexOf('>', end);
    end = close === -1 ? html.length : close + 1;
    let text = '';
    if (textOnly.has(name)) {
      const rest = html.slice(end);
      const closing = rest.search(new RegExp(`</${name}[\\s/>]`, 'i'));
      text = closing === -1 ? rest : rest.slice(0, closing);
      end += text.length;
    }
    opening.lastIndex = end;
    tags.push({ name, attributes, text });
  }
  return tags;
}

/** Types of scripts that a browser acts on. Others, such as JSON-LD, are data and need no hash. */
const active =
  /^(?:|module|importmap|speculationrules|(?:text|application)\/(?:x-)?(?:java|ecma|j|live)script(?:1\.\d)?)$/i;

/** Whether the text of the element is a script that the browser runs. */
export function isInlineScript({ name, attributes }: Tag): boolean {
  return (
    name === 'script' &&
    attributes.src === undefined &&
    active.test((attributes.type ?? '').split(';')[0]?.trim() ?? '')
  );
}

/** Whether the element is a stylesheet of the build, which the page carries instead of linking it. */
export const isInlineStyle = ({ name, attributes }: Tag): boolean =>
  name === 'style' && attributes['data-href'] !== undefined;

/** Source expression that allows exactly this text. Browsers hash it with plain line ends. */
export function hashOf(inline: string): string {
  const text = inline.replace(/\r\n?/g, '\n');
  return `sha256-${createHash('sha256').update(text).digest('base64')}`;
}

/** Hashes of what pages carry as text, each once, sorted. */
export function inlineHashes(pages: Iterable<readonly Tag[]>): InlineHashes {
  const [scripts, styles] = [new Set<string>(), new Set<string>()];
  for (const tags of pages) {
    for (const tag of tags) {
      if (isInlineScript(tag)) scripts.add(hashOf(tag.text));
      if (isInlineStyle(tag)) styles.add(hashOf(tag.text));
    }
  }
  return { scripts: [...scripts].sort(), styles: [...styles].sort() };
}

const excerpt = (text: string): string => {
  const line = text.trim().replace(/\s+/g, ' ');
  return line.length > 60 ? `${line.slice(0, 60)}…` : line;
};

/** Attributes by which elements load something immediately. */
const loading: Readonly<Record<string, readonly string[]>> = {
  audio: ['src'],
  img: ['src', 'srcset'],
  image: ['href', 'xlink:href'],
  input: ['src'],
  script: ['src'],
  source: ['src', 'srcset'],
  track: ['src'],
  use: ['href', 'xlink:href'],
  video: ['src', 'poster'],
};
/** Links that lead somewhere but load nothing. */
const leading = /^(?:canonical|alternate|author|license|next|prev|search|me)$/i;
const refused = new Set(['applet', 'base', 'embed', 'frame', 'iframe', 'object']);

/** Everything in a page that the policy would refuse, with what to do about it. */
export function refusals(tags: readonly Tag[]): string[] {
  const problems: string[] = [];
  for (const tag of tags) {
    const { name, attributes, text } = tag;
    if (isInlineScript(tag) && !inlineScripts.some(({ marker }) => text.includes(marker))) {
      problems.push(
        `Inline script "${excerpt(text)}" is not known. Put it into a file, or name it in inlineScripts of src/security/policy.ts.`,
      );
    }
    if (name === 'style' && !isInlineStyle(tag)) {
      problems.push(
        `<style> element "${excerpt(text)}": style-src allows stylesheets of the build only. Put the rules into a stylesheet.`,
      );
    }
    if (refused.has(name)) problems.push(`<${name}>: the policy allows no such element.`);
    if (attributes.action !== undefined || attributes.formaction !== undefined) {
      problems.push(`<${name}> sends a form: form-action is 'none'. Use a link or a script.`);
    }
    for (const [key, value] of Object.entries(attributes)) {
      if (/^on[a-z]/.test(key)) {
        problems.push(
          `Event handler ${key}="${excerpt(value)}" on <${name}>: attach it from a script.`,
        );
      }
      if (/^[\s\0]*javascript:/i.test(value)) {
        problems.push(`${key}="${excerpt(value)}" on <${name}>: use a button and a script.`);
      }
    }
    const loads =
      name === 'link' && !leading.test(attributes.rel ?? '') ? ['href'] : (loading[name] ?? []);
    for (const key of loads) {
      const outside = (attributes[key] ?? '')
        .split(key === 'srcset' ? /,\s+/ : /$^/)
        .find((address) => /^\s*(?:https?:)?\/\//i.test(address));
      if (outside !== undefined) {
        problems.push(
          `<${name} ${key}="${excerpt(outside)}"> loads from another host. Serve the file from static/.`,
        );
      }
    }
  }
  return problems;
}

/** Puts the policy into a page, right after its character set: it holds only for what follows it. */
export function withPolicy(html: string, hashes: InlineHashes): string {
  const charset = /<head[^>]*>\s*<meta charset=["']?utf-8["']?\s*\/?>/i.exec(html);
  if (charset === null) {
    throw new Error('The page does not begin its head with <meta charset="utf-8">.');
  }
  const end = charset.index + charset[0].length;
  const policy = contentSecurityPolicy(hashes, 'meta');
  return `${html.slice(0, end)}<meta http-equiv="Content-Security-Policy" content="${policy}">${html.slice(end)}`;
}
