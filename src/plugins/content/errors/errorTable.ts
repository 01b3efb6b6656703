import { didYouMean } from '../../../base/nearest';
import { codeSpan, markdownTable } from '../../tree/markdownTable';
import type { ApiSet, Scope } from '../../api/types';
import { symbolOn } from '../symbols/resolve';
import { errorsFile, errorsPath, fixOf, functionsOf, type ErrorIndex } from './errorIndex';

/**
 * The table of the errors of one function on a guide, with a link to each.
 *
 * @param name Reference of the function, `DeckleSDK.loadFile`.
 * @param group Limits the table to the errors of a group.
 */
export function errorTable(
  name: string,
  group: string | undefined,
  scope: Scope,
  index: ErrorIndex,
  apis: ApiSet,
): { readonly text: string } | { readonly problem: string } {
  const bare = name.replace(/^\w+\./, '');
  const errors = index.sdk.filter(
    (error) =>
      error.message !== undefined &&
      functionsOf(error, scope).includes(bare) &&
      (group === undefined || error.group === group),
  );
  if (errors.length === 0) {
    const known = index.sdk.flatMap((error) => functionsOf(error, scope));
    return {
      problem: `<Errors of="${name}">: ${errorsFile} declares no error of this function${group === undefined ? '' : ` in the group "${group}"`}.${didYouMean(bare, known)}`,
    };
  }
  const hasCodes =
    errors.some(({ code }) => code !== undefined) &&
    symbolOn(apis, scope, 'DeckleError') !== undefined;
  const rows = errors.map((error) => {
    const { id, message = '', code } = error;
    return [
      `[${codeSpan(message)}](${errorsPath}#${id})`,
      ...(hasCodes ? [code === undefined ? '–' : `\`sdk:DeckleError.${code}\``] : []),
      fixOf(error, scope.platform) ?? '',
    ];
  });
  const head = ['Message', ...(hasCodes ? ['Code'] : []), 'What to do'];
  return { text: markdownTable(head, rows) };
}
