import { errorRows } from '../errors';
import { onPlatform } from './onPlatform';

/** `<Errors of="DeckleSDK.loadFile" group="files" />`: the table of the errors of a function. */
export const renderErrors = onPlatform(
  'Errors',
  ({ of = '', group }, { input, render, report, scope }) => {
    const rows = errorRows(of, group, scope, input.index.errors, input.apis);
    if ('text' in rows) return render.link(rows.text);
    report(rows.problem);
    return undefined;
  },
);
