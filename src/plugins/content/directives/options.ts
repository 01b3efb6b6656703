import { didYouMean } from '../../../base/nearest.mjs';
import { optionsTable } from '../tables';
import { onSymbol } from './onPlatform';

/** `<Options of="PageEditConfiguration" />`: the table of the members of a type. */
export const renderOptions = onSymbol('Options', (type, attributes, { render, report, scope }) => {
  const table = optionsTable(type, attributes, render);
  const element = `<Options of="${attributes.of ?? ''}">`;
  if (table.known.length === 0) report(`${element}: the type has no members on ${scope.platform}.`);
  for (const unknown of table.unknown) {
    report(`${element}: "${unknown}" is not a member.${didYouMean(unknown, table.known)}`);
  }
  return table.text;
});
