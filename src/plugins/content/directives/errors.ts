import { errorTable } from '../errors/errorTable';
import { onPlatform } from './onPlatform';

/** `<Errors of="DeckleSDK.loadFile" group="files" />`: the table of the errors of a function. */
export const renderErrors = onPlatform(
  'Errors',
  ({ of = '', group }, { input, render, report, scope }) => {
    const table = errorTable(of, group, scope, input.index.errors, input.apis);
    if ('text' in table) return render.link(table.text);
    report(table.problem);
    return undefined;
  },
);
