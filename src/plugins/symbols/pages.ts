import { pageLists, symbolFolder, symbolsFolder } from '../../model/docPaths';
import { symbolPath } from '../../model/equivalents';
import { productLabel, products } from '../../model/platforms';
import { shownFunctionsType } from '../../model/spelling';
import { frontMatterBlock } from '../content/source/frontMatter';
import { describe } from '../content/symbols/describe';
import type { ModelType } from '../content/symbols/modelTypes';
import { codeSpan, paragraphs } from '../tree/markdownTable';
import {
  headingOf,
  linkedName,
  neutralText,
  type PageContext,
  type SymbolPage,
  type SymbolsInput,
  tableOf,
} from './cells';

/** What the members of a type are called together. */
function membersTitle({ members, type }: ModelType): string {
  if (members.every(({ neutral }) => neutral.kind === 'enumMember')) return 'Values';
  if (members.every(({ neutral }) => neutral.kind === 'function')) return 'Functions';
  return type === shownFunctionsType ? 'Functions' : 'Members';
}

/** The page of a type on all platforms, with a section for each of its members. */
function typePage(input: SymbolsInput, modelType: ModelType): SymbolPage {
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

/** The list of all types and members, by product. */
function indexPage(input: SymbolsInput): SymbolPage {
  const sections = products.flatMap(({ id, label }) => {
    const isCalled = ({ type }: ModelType): boolean => type === shownFunctionsType;
    const modelTypes = input.modelTypes
      .filter(({ product }) => product === id)
      .sort((a, b) => Number(isCalled(b)) - Number(isCalled(a)));
    if (modelTypes.length === 0) return [];
    const entries = modelTypes.map((modelType) => {
      const context: PageContext = { ...input, modelType };
      const { type, members, self } = modelType;
      const { bases, comment, name } = self.neutral;
      // Inherited members are listed once, with their base.
      const links = members
        .filter(({ neutral }) => neutral.parent === name)
        .map((member) => `- [${codeSpan(headingOf(member))}](${symbolPath(id, member.id)})`);
      const inherited = bases.map(
        (base) => ` Has all members of ${linkedName(base, base, context)}.`,
      );
      return paragraphs([
        `### [${type}](${symbolPath(id, type)}) {#${id}-${type}}`,
        neutralText(comment.summary, context) + inherited.join(''),
        links.join('\n'),
      ]);
    });
    return [`## ${label} {#${id}}`, ...entries];
  });
  const text = paragraphs([
    frontMatterBlock({
      title: pageLists[symbolsFolder],
      sidebar_label: 'Symbols',
      description:
        'Every type, option, value, and function of the Deckle SDKs with its name, type, default, and version on each platform, grouped by product and type.',
      displayed_sidebar: null,
    }),
    "Select a symbol to see its name, type, default, and first version on each platform. This list has one name for each symbol, and the symbol's page shows how your platform spells it. Symbols that only one platform has are in the API index of that platform.",
    '<ListFilter of="symbols" />',
    '<ApiIndexEntries>',
    ...sections,
    '</ApiIndexEntries>',
    '## Next steps',
    '- [Choose your platform](/docs/) and read its guides.\n- Looking for an error? Find it in [errors and messages](/docs/errors).',
  ]);
  return { path: `${symbolsFolder}/index.mdx`, text: `${text}\n` };
}

/** All pages about symbols on all platforms. */
export function symbolPages(input: SymbolsInput): SymbolPage[] {
  return [indexPage(input), ...input.modelTypes.map((modelType) => typePage(input, modelType))];
}
