import { posix } from 'node:path';
import { autoImports } from './autoImports';
import { platformById, type PlatformId } from '../../model/platforms';
import type { PageContext } from './expandContext';
import { colorsLacking } from './missingColors';
import { versionsOf } from './siteIndex';

/** The last line of a document. */
function feedbackElement(platform: PlatformId | undefined, version: string | undefined): string {
  const attributes = [
    platform === undefined ? '' : ` platform="${platformById(platform).label}"`,
    version === undefined ? '' : ` version="${version}"`,
  ];
  return `<Feedback${attributes.join('')} />`;
}

/** Anchor of the section of a migration page that has the upgrade path. */
const upgradeAnchor = 'your-upgrade';

/** A changelog with a link to the platform's upgrade path above its versions, if it has one. */
function withUpgradeLink(text: string, { input, path, place }: PageContext): string {
  if (place.type !== 'guide' || place.kind.id !== 'changelog') return text;
  const migration = posix.join(posix.dirname(path), 'migration.mdx');
  if (input.index.errors.anchors.get(migration)?.includes(upgradeAnchor) !== true) return text;
  const link = `[Upgrade from an older version](./migration.mdx#${upgradeAnchor})`;
  return text.replace(/^## /m, `${link}\n\n## `);
}

/**
 * Adds what the writer of a page need not write: imports, the line of availability, the platform of
 * the theme builder and the colors that platforms lack, the link from a changelog to the upgrade path, and the link for
 * feedback.
 *
 * @param source The expanded text of the page, with its front matter.
 */
export function withPageHead(source: string, context: PageContext): string {
  const { input, place, scope } = context;
  const text = withUpgradeLink(source, context);
  const version = scope === undefined ? undefined : versionsOf(input.index, scope)[0];
  const availability =
    place.type === 'guide'
      ? `<Availability${version === undefined ? '' : ` version="${version}"`} />`
      : '';
  const withPlatform =
    scope === undefined
      ? text
      : text.replace(/<ThemeBuilder(?:\s+platform="[^"]*")?\s*\/>/g, () => {
          const name = scope.product === 'barcode' ? 'BarcodeThemeBuilder' : 'ThemeBuilder';
          const lacking = colorsLacking(input.apis, scope.product);
          const lacks = lacking === '' ? '' : ` lacks="${lacking}"`;
          return `<${name} platform="${scope.platform}"${lacks} />`;
        });
  const isDocument = place.type !== 'shared' && place.type !== 'misplaced';
  const feedback = isDocument ? feedbackElement(scope?.platform, version) : '';
  const withFeedback =
    feedback === '' ? withPlatform : `${withPlatform.trimEnd()}\n\n${feedback}\n`;
  const head = [autoImports(`${availability}\n${withFeedback}`), availability]
    .filter(Boolean)
    .join('\n\n');
  const front = /^---\n[\s\S]*?\n---\n/.exec(withPlatform)?.[0] ?? '';
  return head === '' ? withFeedback : `${front}\n${head}\n\n${withFeedback.slice(front.length)}`;
}
