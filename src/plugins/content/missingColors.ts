import { resolveSymbol, type ApiSet, type Scope } from './resolve';

/** Neutral names of the colors of `ColorConfig` that a platform's API does not have. */
export function missingColors(apis: ApiSet, scope: Scope): string[] {
  return [...apis.model.symbols.values()]
    .filter(({ parent }) => parent === 'ColorConfig')
    .filter(({ id }) => 'problem' in resolveSymbol(apis, scope, id))
    .map(({ name }) => name);
}
