import { countsAfterDate } from '../../../model/upgradePath';
import { changelogFile, type ChangelogItem } from '../changelog/changelog';
import { apiKey } from '../../api/types';
import { changedRequirements } from '../changelog/compatibility';
import { stepItems, subjectSince, wordsOf } from '../changelog/upgrade';
import { markdownTable } from '../../tree/markdownTable';
import { onPlatform } from './onPlatform';
import type { PlatformContext } from './types';

/** An entry of the changelog with links that hold on this page. */
function renderStep(item: ChangelogItem, version: string, context: PlatformContext): string {
  const { input, path, scope } = context;
  const words = item.kind === 'Added' ? [] : wordsOf(item, input.apis, scope);
  const since = subjectSince(item, version, input.apis, scope);
  const text = context.expandOn(changelogFile(scope), item.text).trim();
  const expanded = path.endsWith('/migration.mdx')
    ? text.replaceAll('](./migration.mdx#', '](#')
    : text;
  const wordsAttribute = words.length === 0 ? '' : ` words="${words.join(' ')}"`;
  const sinceAttribute = since === undefined ? '' : ` since="${since}"`;
  return `<UpgradeStep kind="${item.kind}"${wordsAttribute}${sinceAttribute}>\n\n${expanded}\n\n</UpgradeStep>`;
}

/**
 * `<UpgradePath />`: the choice of two versions, and below it the steps of every version, of which the choice shows
 * those in between.
 */
export const renderUpgradePath = onPlatform('UpgradePath', (_, context) => {
  const { index } = context.input;
  const key = apiKey(context.scope);
  const entries = index.changelogs.get(key) ?? [];
  if (entries.length < 2) {
    context.report(`<UpgradePath> needs two versions in ${changelogFile(context.scope)}.`);
    return undefined;
  }
  const compatibility = index.compatibility.get(key);
  const versions = entries.flatMap((entry) => {
    const { version, date } = entry;
    const items = stepItems(entry);
    const rows = compatibility === undefined ? [] : changedRequirements(compatibility, version);
    if (items.length === 0 && rows.length === 0) return [];
    const counts = countsAfterDate(items.map(({ kind }) => kind));
    return [
      `<UpgradeVersion version="${version}" date="${date}" counts="${counts}">`,
      ...(rows.length === 0 ? [] : [markdownTable(['Requirement', 'Before', version], rows)]),
      ...items.map((item) => renderStep(item, version, context)),
      '</UpgradeVersion>',
    ];
  });
  return [
    `<UpgradeChoice versions="${entries.map(({ version }) => version).join(' ')}" />`,
    '<UpgradeSteps>',
    ...versions,
    '</UpgradeSteps>',
  ].join('\n\n');
});
