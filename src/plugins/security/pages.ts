import { createHash } from 'node:crypto';
import { isInlineScript, isInlineStyle, type Tag } from '../../base/html';
import { contentSecurityPolicy, inlineScripts, type InlineHashes } from './policy';

/** Source expression that allows exactly this text. Browsers hash it with plain line ends. */
export function cspHashOf(inline: string): string {
  const text = inline.replace(/\r\n?/g, '\n');
  return `sha256-${createHash('sha256').update(text).digest('base64')}`;
}

/** Hashes of what one or more pages carry as text, each once, sorted. */
export function inlineHashes(tags: readonly Tag[]): InlineHashes {
  const hashesOf = (isInline: (tag: Tag) => boolean): readonly string[] =>
    [...new Set(tags.filter(isInline).map(({ text }) => cspHashOf(text)))].sort();
  return { scripts: hashesOf(isInlineScript), styles: hashesOf(isInlineStyle) };
}

const excerpt = (text: string): string => {
  const line = text.trim().replace(/\s+/g, ' ');
  return line.length > 60 ? `${line.slice(0, 60)}…` : line;
};

/** Attributes by which an element loads something immediately. */
function loading({ name, attributes }: Tag): readonly string[] {
  if (name === 'link') return leading.test(attributes.rel ?? '') ? [] : ['href'];
  return ['image', 'use'].includes(name) ? ['href', 'xlink:href'] : ['src', 'srcset', 'poster'];
}

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
        `Inline script "${excerpt(text)}" is not known. Put it into a file, or name it in inlineScripts of src/plugins/security/policy.ts.`,
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
    for (const key of loading(tag)) {
      const value = attributes[key] ?? '';
      const addresses = key === 'srcset' ? value.split(/,\s+/) : [value];
      const outside = addresses.find((address) => /^\s*(?:https?:)?\/\//i.test(address));
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
export function withPolicy(
  { file, html }: { readonly file: string; readonly html: string },
  hashes: InlineHashes,
): string {
  const charset = /<head[^>]*>\s*<meta charset=["']?utf-8["']?\s*\/?>/i.exec(html);
  if (charset === null) {
    throw new Error(`${file}  The page does not begin its head with <meta charset="utf-8">.`);
  }
  const end = charset.index + charset[0].length;
  const policy = contentSecurityPolicy(hashes, 'meta');
  return `${html.slice(0, end)}<meta http-equiv="Content-Security-Policy" content="${policy}">${html.slice(end)}`;
}
