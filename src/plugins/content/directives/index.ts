import { didYouMean } from '../../../base/nearest';
import { apiIndex } from '../symbols/apiIndex';
import { compatibilityTable } from '../changelog/compatibility';
import { errorList } from '../errors/errorPage';
import { errorTable } from '../errors/errorTable';
import { missingColors } from '../symbols/missingColors';
import { apiKey } from '../../api/types';
import { signatureBlock } from '../symbols/signatures';
import { optionsTable } from '../symbols/tables';
import { verificationLead, verificationResults } from '../site/verification';
import { renderBarcodeSheet } from './barcodeSheet';
import type { DirectiveName } from '../../components/directives';
import { onPlatform, onSymbol } from './onPlatform';
import { renderShared } from './shared';
import { renderStarter, renderStarters } from './starter';
import type { RenderDirective } from './types';
import { renderUpgradePath } from './upgradePath';

/** `<Compatibility />`: which tools, systems and stores each version works with. */
const renderCompatibility = onPlatform(
  'Compatibility',
  (_, { input: { index }, report, scope }) => {
    const key = apiKey(scope);
    const compatibility = index.compatibility.get(key);
    if (compatibility !== undefined) return compatibilityTable(compatibility);
    report(
      `<Compatibility> needs the file api-sources/${scope.product}/${scope.platform}/compatibility.json.`,
    );
    return undefined;
  },
);

/** `<Errors of="DeckleSDK.loadFile" group="files" />`: the table of the errors of a function. */
const renderErrors = onPlatform(
  'Errors',
  ({ of = '', group }, { input, render, report, scope }) => {
    const table = errorTable(of, group, scope, input.index.errors, input.apis);
    if ('text' in table) return render.link(table.text);
    report(table.problem);
    return undefined;
  },
);

/** `<Options of="PageEditConfiguration" />`: the table of the members of a type. */
const renderOptions = onSymbol('Options', (type, attributes, { render, report, scope }) => {
  const table = optionsTable(type, attributes, render);
  const element = `<Options of="${attributes.of ?? ''}">`;
  if (table.known.length === 0) report(`${element}: the type has no members on ${scope.platform}.`);
  for (const unknown of table.unknown) {
    report(`${element}: "${unknown}" is not a member.${didYouMean(unknown, table.known)}`);
  }
  return table.text;
});

/** `<ThemeBuilder />`: with the page's product and platform, and the colors that the platform lacks. */
const renderThemeBuilder = onPlatform('ThemeBuilder', (_, { input, scope }) => {
  const lacking = missingColors(input.apis, scope).join(' ');
  const lacks = lacking === '' ? '' : ` lacks="${lacking}"`;
  return `<ThemeBuilder product="${scope.product}" platform="${scope.platform}"${lacks} />`;
});

/** How each element that the build replaces is rendered. */
export const directives: Readonly<Record<DirectiveName, RenderDirective>> = {
  /** `<ApiIndex />`: every function, type and member of the platform's package from A to Z. */
  ApiIndex: onPlatform('ApiIndex', (_, { input, path, render }) =>
    apiIndex(input.index, path, render),
  ),
  BarcodeSheet: renderBarcodeSheet,
  Compatibility: renderCompatibility,
  /** `<ErrorList />`: every error of the SDKs, on the page of errors. */
  ErrorList: (_, { expandOn, input }) =>
    errorList({ index: input.index.errors, apis: input.apis, expandOn }),
  Errors: renderErrors,
  Options: renderOptions,
  Shared: renderShared,
  /** `<Signature of="DeckleSDK.writePDF" />`: declaration, parameters and outcomes of a function. */
  Signature: onSymbol('Signature', (symbol, _, { render }) => signatureBlock(symbol, render)),
  Starter: renderStarter,
  Starters: renderStarters,
  ThemeBuilder: renderThemeBuilder,
  UpgradePath: renderUpgradePath,
  /** `<Verification />`: what the last check of the samples found; `only="lead"` for one sentence. */
  Verification: ({ only }, { input }) =>
    only === 'lead' ? verificationLead(input.report) : verificationResults(input.report),
};
