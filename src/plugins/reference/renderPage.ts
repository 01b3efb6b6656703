import type { JSONOutput } from 'typedoc';
import type { PlatformId, ProductId } from '../../model/platforms';
import { commentOf, reflectionKinds } from '../api/typedoc';
import { loadState } from '../content/state';
import { renderIndex, renderSymbol, type ReferenceInput } from './render';

/** What the plugin instance hands to TypeDoc. */
export interface ReferenceScope {
  readonly siteDir: string;
  readonly product: ProductId;
  readonly platform: PlatformId;
  readonly packageName: string;
}

const kindOf = new Map<number, 'interface' | 'enum' | 'alias' | 'variable'>([
  [reflectionKinds.interface, 'interface'],
  [reflectionKinds.enum, 'enum'],
  [reflectionKinds.alias, 'alias'],
  [reflectionKinds.variable, 'variable'],
]);

/** MDX of the page that TypeDoc is about to write for a reflection; any other kind is the index. */
export function renderPage(
  scope: ReferenceScope,
  model: { readonly name: string; readonly kind: number },
  comment: JSONOutput.Comment | undefined,
): string {
  const { apis, index } = loadState(scope.siteDir);
  const input: ReferenceInput = {
    apis,
    index,
    scope: { product: scope.product, platform: scope.platform },
    packageName: scope.packageName,
  };
  const kind = kindOf.get(model.kind);
  if (kind !== undefined) return renderSymbol(input, model.name, kind);
  const own = commentOf(comment);
  return renderIndex(input, [own.summary, own.remarks ?? ''].filter(Boolean).join('\n\n'));
}
