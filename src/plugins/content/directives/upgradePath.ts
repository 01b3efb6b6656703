import { countSteps, grouped } from '../../../model/upgradePath';
import { encodeUses } from '../../../model/uses';
import type { ChangelogItem } from '../changelog/changelogItems';
import { changelogFile } from '../changelog/changelogSymbols';
import { apiKey } from '../../api/types';
import { changedRequirements, stepItems, usesOfItem } from '../changelog/upgrade';
import { onPlatform } from './onPlatform';
import type { PlatformContext } from './types';

/** An attribute of an element, or nothing where there is no value. */
const attribute = (name: string, value: string): string =>
  value === '' ? '' : ` ${name}="${value.replace(/&/g, '&amp;').replace(/"/g, '&quot;')}"`;

/** An entry of the changelog with links that hold on this page. */
function renderStep(item: ChangelogItem, context: PlatformContext): string {
  const { input, path, scope } = context;
  const { kind, breaking, step = '', text } = item;
  const uses = kind === 'Added' ? [] : usesOfItem(item, input.apis, scope);
  const expanded = context
    .expandOn(changelogFile(scope), text)
    .replace(path.endsWith('/migration.mdx') ? /\]\(\.\/migration\.mdx#/g : /$^/, '](#')
    .trim();
  const attributes = [
    attribute('kind', kind),
    attribute('breaking', breaking ? 'yes' : ''),
    attribute('uses', encodeUses(uses)),
    attribute('link', step),
  ];
  return `<UpgradeStep${attributes.join('')}>\n\n${expanded}\n\n</UpgradeStep>`;
}

/**
 * `<UpgradePath />`: the choice of two versions, and below it the steps of every version, from which the choice takes
 * its own.
 */
export const renderUpgradePath = onPlatform('UpgradePath', (_, context) => {
  const { input, scope } = context;
  const { index } = input;
  const entries = index.changelogs.get(apiKey(scope)) ?? [];
  if (entries.length < 2) {
    context.report(`<UpgradePath> needs two versions in ${changelogFile(scope)}.`);
    return undefined;
  }
  const compatibility = index.compatibility.get(apiKey(scope));
  const versions = entries.flatMap((entry) => {
    const items = stepItems(entry);
    const rows =
      compatibility === undefined ? [] : changedRequirements(compatibility, entry.version);
    if (items.length === 0 && rows.length === 0) return [];
    const table = `<UpgradeRequirements version="${entry.version}"${attribute(
      'rows',
      rows.map((row) => row.join('|')).join('||'),
    )} />`;
    const counts = countSteps(grouped(items.map((item) => ({ ...item, link: item.step ?? '' }))));
    const summary = counts === '' ? entry.date : `${entry.date}: ${counts}`;
    return [
      `<UpgradeVersion version="${entry.version}"${attribute('summary', summary)}>`,
      ...(rows.length === 0 ? [] : [table]),
      ...items.map((item) => renderStep(item, context)),
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
