import { linkTo } from '../symbols/links';
import { resolveSymbol, symbolOn, type Resolved } from '../symbols/resolve';
import type { Attributes, PlatformContext, RenderDirective } from './types';

/** A directive that pages without a platform cannot use. */
export function onPlatform(
  name: string,
  render: (attributes: Attributes, context: PlatformContext) => string | undefined,
): RenderDirective {
  return (attributes, context) => {
    const { input, link, path, scope } = context;
    if (scope === undefined) {
      context.report(`<${name}> needs a platform, and this page has none.`);
      return undefined;
    }
    return render(attributes, {
      ...context,
      scope,
      render: {
        apis: input.apis,
        scope,
        link,
        hrefOf: (reference) => {
          const symbol = symbolOn(input.apis, scope, reference);
          if (symbol?.kind !== 'type') return undefined;
          return linkTo(input.apis, input.index, scope, symbol, path);
        },
      },
    });
  };
}

/** A directive about the symbol that its attribute `of` names. */
export function onSymbol(
  name: string,
  render: (
    symbol: Resolved,
    attributes: Attributes,
    context: PlatformContext,
  ) => string | undefined,
): RenderDirective {
  return onPlatform(name, (attributes, context) => {
    const { of = '' } = attributes;
    const resolution = resolveSymbol(context.input.apis, context.scope, of);
    if ('ok' in resolution) return render(resolution.ok, attributes, context);
    context.report(`<${name} of="${of}">: ${resolution.problem}`);
    return undefined;
  });
}
