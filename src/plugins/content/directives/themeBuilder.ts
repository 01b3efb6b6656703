import { colorsLacking } from '../missingColors';
import { onPlatform } from './onPlatform';

/** `<ThemeBuilder />`: the builder of the page's SDK, with its platform and the colors that platforms lack. */
export const renderThemeBuilder = onPlatform('ThemeBuilder', (_, { input, scope }) => {
  const name = scope.product === 'barcode' ? 'BarcodeThemeBuilder' : 'ThemeBuilder';
  const lacking = colorsLacking(input.apis, scope.product);
  const lacks = lacking === '' ? '' : ` lacks="${lacking}"`;
  return `<${name} platform="${scope.platform}"${lacks} />`;
});
