import { platforms, type PlatformId, type ProductId } from '../../model/platforms';
import {
  colorTuple,
  cSharp,
  dart,
  javaScript,
  typeScript,
  uiColorBytes,
} from './frameworkGenerators';
import type { Generator, Names } from './generator';
import { android, swift } from './nativeGenerators';
import { capital } from './spelling';

const documentNames: Names = { configuration: 'DocumentScannerConfiguration', resource: 'deckle_' };
const barcodeNames: Names = {
  configuration: 'BarcodeScannerConfiguration',
  resource: 'deckle_barcode_',
};

/** What code is written in for each platform: languages, or packages; the usual one first. */
const targets: Readonly<Record<ProductId, Partial<Record<PlatformId, readonly Generator[]>>>> = {
  document: {
    Android: android(documentNames),
    iOS: [swift(documentNames)],
    'react-native': [typeScript(documentNames, '@deckle/react-native-sdk')],
    capacitor: [typeScript(documentNames, '@deckle/capacitor-sdk')],
    cordova: [javaScript(documentNames, 'cordova-plugin-deckle-sdk')],
    Flutter: [dart],
    MAUI: [
      cSharp('C#', ['Deckle.SDK.MAUI', 'Microsoft.Maui.Graphics'], colorTuple('Color.FromArgb')),
    ],
    Xamarin: [
      cSharp('Forms', ['Deckle.SDK.Xamarin.Forms', 'Xamarin.Forms'], colorTuple('Color.FromHex')),
      cSharp(
        'Android',
        ['Deckle.SDK.Xamarin.Android'],
        (key, { light, dark }) => `${capital(key)} = new DeckleColor("${light}", "${dark}")`,
      ),
      cSharp(
        'iOS',
        ['Deckle.SDK.Xamarin.iOS', 'UIKit'],
        (key, { light, dark }) =>
          `Set${capital(key)}(${uiColorBytes(light)}, ${uiColorBytes(dark)})`,
      ),
    ],
  },
  barcode: {
    Android: android(barcodeNames),
    iOS: [swift(barcodeNames)],
    'react-native': [typeScript(barcodeNames, '@deckle/react-native-barcode-sdk')],
    cordova: [javaScript(barcodeNames, 'cordova-plugin-deckle-barcode-sdk')],
  },
};

/** A platform that code can be written for. */
export interface Target {
  readonly id: PlatformId;
  readonly label: string;
  readonly generators: readonly Generator[];
}

/**
 * The platforms of a product that code can be written for, the reader’s first.
 *
 * @param first Folder name of the reader’s platform.
 */
export function exportsOf(product: ProductId, first: string): readonly Target[] {
  const all = platforms.flatMap(({ id, label }): Target[] => {
    const generators = targets[product][id];
    return generators ? [{ id, label, generators }] : [];
  });
  return [...all.filter(({ id }) => id === first), ...all.filter(({ id }) => id !== first)];
}
