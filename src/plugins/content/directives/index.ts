import { renderApiIndex } from './apiIndex';
import { renderBarcodeSheet } from './barcodeSheet';
import { renderCompatibility } from './compatibility';
import { renderDocumentSheets } from './documentSheets';
import { renderErrorList } from './errorList';
import { renderErrors } from './errors';
import type { DirectiveName } from './find';
import { renderOptions } from './options';
import { renderShared } from './shared';
import { renderSignature } from './signature';
import { renderStarter, renderStarters } from './starter';
import { renderThemeBuilder } from './themeBuilder';
import type { RenderDirective } from './types';
import { renderUpgradePath } from './upgradePath';
import { renderVerification } from './verification';

/** How each element that the build replaces is rendered. */
export const directives: Readonly<Record<DirectiveName, RenderDirective>> = {
  ApiIndex: renderApiIndex,
  BarcodeSheet: renderBarcodeSheet,
  Compatibility: renderCompatibility,
  DocumentSheets: renderDocumentSheets,
  ErrorList: renderErrorList,
  Errors: renderErrors,
  Options: renderOptions,
  Shared: renderShared,
  Signature: renderSignature,
  Starter: renderStarter,
  Starters: renderStarters,
  ThemeBuilder: renderThemeBuilder,
  UpgradePath: renderUpgradePath,
  Verification: renderVerification,
};
