// Names of symbols in text about all platforms, with links to their pages.
import { partsOfId, symbolPath } from '../../model/equivalents';
import type { ApiSet } from '../api/types';
import { withConditions } from '../content/source/conditions';
import type { SiteIndex } from '../content/site/siteIndex';
import { rowAnchor } from '../content/symbols/links';
import type { ModelSymbol, ModelType } from '../content/symbols/modelTypes';
import { codeSpan } from '../tree/markdownTable';

/** What the pages are rendered from. */
export interface SymbolsInput {
  readonly apis: ApiSet;
  readonly index: SiteIndex;
  readonly modelTypes: readonly ModelType[];
}

/** A generated page, by its path below `docs/`. */
export interface SymbolPage {
  readonly path: string;
  readonly text: string;
}

/** A symbol without its platform: `AUTO`, `writePDF()`, `ScanFilter`. */
export function headingOf({ id, member, neutral }: ModelSymbol): string {
  if (member === '') return id;
  return neutral.kind === 'function' ? `${member}()` : member;
}

/** Data that the page of a type needs about other pages. */
export interface PageContext extends SymbolsInput {
  readonly modelType: ModelType;
}

/** The symbol of the same product with this id, if any platform has it: then it has an address. */
export function symbolOf(
  id: string,
  { modelType, modelTypes }: PageContext,
): ModelSymbol | undefined {
  const { type } = partsOfId(id);
  const owner = modelTypes.find((one) => one.product === modelType.product && one.type === type);
  return owner && [owner.self, ...owner.members].find((symbol) => symbol.id === id);
}

/** A name as code, with a link to its page unless that is the page in view. */
export function linkedName(name: string, id: string, context: PageContext): string {
  const { modelType } = context;
  const code = codeSpan(name);
  if (symbolOf(id, context) === undefined) return code;
  const { type, member } = partsOfId(id);
  if (type !== modelType.type) return `[${code}](${symbolPath(modelType.product, id)})`;
  return member === '' ? code : `[${code}](#${member})`;
}

/** A doc comment without a platform: names as the model has them. */
export function neutralText(markdown: string, context: PageContext): string {
  return withConditions(markdown, undefined).replace(/`sdk:([^`]+)`/g, (_, reference: string) => {
    const id = rowAnchor(reference);
    const symbol = symbolOf(id, context);
    if (symbol === undefined) return codeSpan(id.slice(id.indexOf('.') + 1));
    return linkedName(
      symbol.neutral.kind === 'enumMember' ? reference : headingOf(symbol),
      id,
      context,
    );
  });
}
