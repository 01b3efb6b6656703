import { describe, expect, it } from 'vitest';
import { declared as apis } from '../../../tests/fixtures/declared';
import type { PlatformId, ProductId } from '../../model/platforms';
import { commentFor, resolveSymbol, type Resolved } from '../content/symbols/resolve';
import { membersOf, type ApiSymbol, type Scope } from './types';

/* The declarations of both SDKs agree with each other: the model, and the package of each platform. */

const symbolsOfModel = (): readonly ApiSymbol[] => [...apis.model.symbols.values()];

const scopeOf = (key: string): Scope => {
  const [product, platform] = key.split('/') as [ProductId, PlatformId];
  return { product, platform };
};

/** What an id of the model means on a platform; `undefined` where the platform lacks it. */
const on = (scope: Scope, id: string): Resolved | undefined => {
  const resolution = resolveSymbol(apis, scope, id);
  return 'ok' in resolution ? resolution.ok : undefined;
};

describe('every symbol of the model', () => {
  it('has a summary, and @since, itself or on its type', () => {
    const incomplete = symbolsOfModel().filter(({ comment, parent }) => {
      const since = comment.since ?? apis.model.symbols.get(parent ?? '')?.comment.since;
      return comment.summary === '' || since === undefined;
    });
    expect(incomplete.map(({ id }) => id)).toEqual([]);
  });

  it('has a described parameter for each that it takes', () => {
    const undescribed = symbolsOfModel().flatMap(({ id, parameters }) =>
      parameters
        .filter(({ description }) => description === '')
        .map(({ name }) => `${id}(${name})`),
    );
    expect(undescribed).toEqual([]);
  });

  /** Languages with a separate type for a color. */
  const ownColor = ['iOS', 'Flutter', 'MAUI'];

  // Windows has no scanner, and Xamarin is of an earlier generation.
  const complete = [...apis.platforms.keys()].filter((key) => !/Windows|Xamarin/.test(key));

  it.each(complete)('is declared for %s, but for what @platforms excludes', (key) => {
    const scope = scopeOf(key);
    const wrong = symbolsOfModel().flatMap(({ id, kind, parent, file, result, comment }) => {
      const isOfProduct = file.endsWith('barcode.ts') === (scope.product === 'barcode');
      const isReplaced = /^DeckleColor\b/.test(id) && ownColor.includes(scope.platform);
      if (result || !isOfProduct || isReplaced) return [];
      const allowed = comment.platforms ?? apis.model.symbols.get(parent ?? '')?.comment.platforms;
      const isExpected = allowed?.includes(scope.platform) ?? true;
      const isDeclared = on(scope, id)?.declared !== undefined;
      // A list of operating systems names those on which a member has an effect. It may be declared for all.
      const namesSystems = allowed?.every((name) => name === 'Android' || name === 'iOS') ?? false;
      const isWrong = isExpected
        ? !isDeclared
        : isDeclared && (kind === 'function' || !namesSystems);
      if (!isWrong) return [];
      const folder = `api-sources/${key}`;
      return [
        isExpected
          ? `${id} is not declared in ${folder}`
          : `${id} is declared. Name it in an Omit<…> in ${folder}`,
      ];
    });
    expect(wrong).toEqual([]);
  });
});

describe('platforms that declare the API', () => {
  const xamarin: Scope = { product: 'document', platform: 'Xamarin' };

  it('Xamarin deprecates nothing, for it has no replacements', () => {
    const deprecated = symbolsOfModel().filter(({ id }) => {
      const symbol = on(xamarin, id);
      return symbol !== undefined && commentFor(symbol).deprecated !== undefined;
    });
    expect(deprecated.map(({ id }) => id)).toEqual([]);
  });

  it('describes every symbol of every package', () => {
    const undocumented = [...apis.platforms].flatMap(([key, api]) => {
      const scope = scopeOf(key);
      // What the model describes is reached from its names: `BlackWhite` from `BLACKWHITE`.
      const described = new Set(
        symbolsOfModel()
          .flatMap(({ id, kind }) => [
            id,
            ...(kind === 'interface'
              ? membersOf(apis.model, id).map(({ name }) => `${id}.${name}`)
              : []),
          ])
          .flatMap((id) => {
            const symbol = on(scope, id.replace(/^BarcodeSDK/, 'DeckleSDK'));
            return symbol !== undefined && commentFor(symbol).summary !== ''
              ? [symbol.declared?.id ?? '']
              : [];
          }),
      );
      return [...api.symbols.values()]
        .filter(
          ({ id, comment, kind }) =>
            comment.summary === '' && kind !== 'variable' && !described.has(id),
        )
        .filter(({ id }) => {
          // Objects that only group functions and enumerations aren't symbols in prose.
          const inside = [...api.symbols.values()].filter(({ parent }) => parent === id);
          return inside.length === 0 || inside.some(({ kind }) => kind === 'property');
        })
        .map(({ id }) => `${key}: ${id}`);
    });
    expect(undocumented).toEqual([]);
  });

  // One of each kind of rule.
  it.each([
    ['document/Android', 'DeckleSDK.scanDocument', 'ScanResult'],
    ['document/iOS', 'ColorConfig.colorPrimary', 'setColorPrimary()'],
    ['document/MAUI', 'LogLevel.VERBOSE', 'Logger.Level.Verbose'],
    ['document/Windows', 'DeckleSDK.loadFile', 'Document.Load()'],
    ['document/Flutter', 'LogLevel.ASSERT', 'Level.assertion'],
    ['document/capacitor', 'ScanFilter.BLACKWHITE', 'ScanFilter.BlackWhite'],
    ['document/cordova', 'ScanFilter.BLACKWHITE', "'BLACKWHITE'"],
    ['barcode/react-native', 'BarcodeFormat.QR_CODE', "'QR_CODE'"],
    ['barcode/iOS', 'BarcodeFormat.PDF_417', 'BarcodeFormat.pdf417'],
  ])('%s spells %s as %s', (key, id, text) => {
    expect(on(scopeOf(key), id)?.text).toBe(text);
  });

  it.each([
    ['Android', 'Logger.Level', 'LogLevel'],
    ['MAUI', 'ColorConfiguration', 'ColorConfig'],
    ['cordova', 'DeckleSDKPromisify', 'DeckleSDK'],
  ] as const)('%s means by %s the type %s', (platform, name, neutral) => {
    expect(on({ product: 'document', platform }, name)).toMatchObject({ id: neutral, text: name });
  });

  it('has exactly the members of the enumeration in every string union', () => {
    const unions = [...apis.platforms].flatMap(([key, api]) =>
      [...api.symbols.values()]
        .filter(
          ({ kind, name }) => kind === 'alias' && apis.model.symbols.get(name)?.kind === 'enum',
        )
        .map(({ name, type }) => ({
          name: `${key}: ${name}`,
          own: [...type.matchAll(/'([^']*)'/g)].map(([, value]) => value ?? '').sort(),
          neutral: membersOf(apis.model, name)
            .map((member) => member.name)
            .sort(),
        })),
    );
    expect(unions.length).toBeGreaterThan(8);
    for (const { name, own, neutral } of unions) expect(own, name).toEqual(neutral);
  });

  // Both names of a function lead to the other, where the platform has neither.
  it.each([
    ['document', 'DeckleSDK.addPage'],
    ['barcode', 'DeckleSDK.onBarcodeDetected'],
  ] as const)('says that a platform lacks a function of the %s SDK', (product, id) => {
    expect(resolveSymbol(apis, { product, platform: 'react-native' }, id)).toEqual({
      problem: `\`sdk:${id}\` does not exist on React Native: its declarations have no such symbol.`,
    });
  });
});
