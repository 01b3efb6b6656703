import { symbolsFolder } from '../../model/docPaths';
import { symbolPath } from '../../model/equivalents';
import { products } from '../../model/platforms';
import { shownFunctionsType } from '../../model/spelling';
import { frontMatterBlock } from '../content/source/frontMatter';
import type { ModelType } from '../content/symbols/modelTypes';
import { codeSpan, paragraphs } from '../tree/markdownTable';
import {
  headingOf,
  linkedName,
  neutralText,
  type PageContext,
  type SymbolPage,
  type SymbolsInput,
} from './names';

/** The list of all types and members, by product. */
export function indexPage(input: SymbolsInput): SymbolPage {
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
      title: 'Symbols on all platforms',
      sidebar_label: 'Symbols',
      description:
        'Every type, option, value, and function of the Deckle SDKs with its name, type, default, and version on each platform, grouped by product and type.',
      displayed_sidebar: null,
    }),
    'Select a symbol to see its name, type, default, and first version on each platform. This list has one name for each symbol; its page shows how your platform spells it. The API index of a platform also has the symbols that no other platform has.',
    '<ListFilter of="symbols" />',
    '<ApiIndexEntries>',
    ...sections,
    '</ApiIndexEntries>',
    '## Next steps',
    '- [Choose your platform](/docs/) and read its guides.\n- Looking for an error? Find it in [errors and messages](/docs/errors).',
  ]);
  return { path: `${symbolsFolder}/index.mdx`, text: `${text}\n` };
}
