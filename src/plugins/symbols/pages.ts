import { indexPage } from './indexPage';
import type { SymbolPage, SymbolsInput } from './names';
import { typePage } from './typePage';

/** All pages about symbols on all platforms. */
export function symbolPages(input: SymbolsInput): SymbolPage[] {
  return [indexPage(input), ...input.modelTypes.map((modelType) => typePage(input, modelType))];
}
