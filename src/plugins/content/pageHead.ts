import { autoImports } from './autoImports';
import type { PageContext } from './expandContext';
import { missingColors } from './missingColors';
import { versionsOf } from './siteIndex';

/**
 * Adds what the writer of a page need not write: imports, the line of availability, the platform of
 * the theme builder and the colors that it lacks.
 *
 * @param text The expanded text of the page, with its front matter.
 */
export function withPageHead(text: string, { input, place, scope }: PageContext): string {
  const version = scope === undefined ? undefined : versionsOf(input.index, scope)[0];
  const availability =
    place.type === 'guide'
      ? `<Availability${version === undefined ? '' : ` version="${version}"`} />`
      : '';
  const withPlatform =
    scope === undefined
      ? text
      : text.replace(/<ThemeBuilder(?:\s+platform="[^"]*")?\s*\/>/g, () => {
          const missing = missingColors(input.apis, scope).join(' ');
          const lacks = missing === '' ? '' : ` lacks="${missing}"`;
          return `<ThemeBuilder platform="${scope.platform}"${lacks} />`;
        });
  const head = [autoImports(`${availability}\n${withPlatform}`), availability]
    .filter(Boolean)
    .join('\n\n');
  const front = /^---\n[\s\S]*?\n---\n/.exec(withPlatform)?.[0] ?? '';
  return head === '' ? withPlatform : `${front}\n${head}\n\n${withPlatform.slice(front.length)}`;
}
