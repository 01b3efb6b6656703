import { symbolFolder, symbolsFolder } from '../../model/docPaths';
import { productLabel } from '../../model/platforms';
import { shownFunctionsType } from '../../model/spelling';
import { frontMatterBlock } from '../content/source/frontMatter';
import { describe } from '../content/symbols/describe';
import type { ModelType } from '../content/symbols/modelTypes';
import { paragraphs } from '../tree/markdownTable';
import {
  headingOf,
  neutralText,
  type PageContext,
  type SymbolPage,
  type SymbolsInput,
} from './names';
import { tableOf } from './table';

/** What the members of a type are called together. */
function membersTitle({ members, type }: ModelType): string {
  if (members.every(({ neutral }) => neutral.kind === 'enumMember')) return 'Values';
  if (members.every(({ neutral }) => neutral.kind === 'function')) return 'Functions';
  return type === shownFunctionsType ? 'Functions' : 'Members';
}

/** The page of a type on all platforms, with a section for each of its members. */
export function typePage(input: SymbolsInput, modelType: ModelType): SymbolPage {
  const { product, type, self, members } = modelType;
  const context: PageContext = { ...input, modelType };
  const barcodes = product === 'barcode' ? ` (${productLabel(product)})` : '';
  const { summary, remarks = '' } = self.neutral.comment;
  const title = membersTitle(modelType);
  const description = describe(
    `${type} of the ${productLabel(product)} on all platforms:`,
    summary,
    ['Names, types, defaults, and versions.', 'With links to guides.'],
  );
  const text = paragraphs([
    frontMatterBlock({
      title: `${type} on all platforms${barcodes}`,
      sidebar_label: type,
      description,
      displayed_sidebar: null,
    }),
    neutralText(summary, context),
    neutralText(remarks, context),
    '<SymbolTools />',
    `## Platforms {#platforms}`,
    tableOf(self, context),
    members.length === 0 ? '' : `## ${title} {#members}`,
    members.length === 0
      ? ''
      : 'A version after a platform is the first one with the member. A member without a version was added with its type.',
    ...members.flatMap((member) => [
      `### ${headingOf(member)} {#${member.member}}`,
      neutralText(member.neutral.comment.summary, context),
      tableOf(member, context),
    ]),
    '## Next steps {#next-steps}',
    [
      '- [Choose your platform](/docs/) and read its guides',
      `- Find other functions and types in the list of [all symbols](/docs/${symbolsFolder}/)`,
    ].join('\n'),
  ]);
  return { path: `${symbolFolder(product)}/${type}.mdx`, text: `${text}\n` };
}
