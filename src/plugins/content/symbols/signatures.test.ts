import { describe, expect, it } from 'vitest';
import { declared } from '../../../../tests/fixtures/declared';
import type { PlatformId } from '../../../model/platforms';
import { symbolOn } from './resolve';
import { layOut, parameterTable, signatureBlock, signatureText } from './signatures';
import type { RenderContext } from './tables';

/** A symbol of a platform of the Document SDK, as its packages declare it. */
function on(platform: PlatformId, reference: string) {
  const scope = { product: 'document', platform } as const;
  const symbol = symbolOn(declared, scope, reference);
  if (symbol === undefined) throw new Error(`There is no ${reference} on ${platform}.`);
  const context: RenderContext = {
    apis: declared,
    scope,
    link: (markdown) => markdown,
    hrefOf: () => undefined,
  };
  return { symbol, context };
}

describe('layOut', () => {
  it.each([
    [80, 'fun a(b: Int): Int', ['fun a(b: Int): Int']],
    // The brackets of named parameters stay beside those of the list, as Dart has them.
    [
      40,
      'void reset({bool onboarding = true, bool popup = true})',
      ['void reset({', '  bool onboarding = true,', '  bool popup = true,', '})'],
    ],
    // What has no parameters is never broken.
    [20, 'val aVeryLongNameOfAProperty: Int', ['val aVeryLongNameOfAProperty: Int']],
    [20, 'fun aVeryLongNameOfAFunction(): Int', ['fun aVeryLongNameOfAFunction(): Int']],
  ])('to %i columns: %s', (width, signature, lines) => {
    expect(layOut(signature, width)).toBe(lines.join('\n'));
  });
});

it('a function without parameters has no table of them', () => {
  const { symbol, context } = on('Android', 'DeckleSDK.writePDF');
  expect(parameterTable({ ...symbol, declared: undefined }, context)).toBe('');
});

it.each<[PlatformId, string, block: string, parts: readonly string[]]>([
  [
    'Android',
    'DeckleSDK.resetOnboarding',
    `class Onboarding {
  companion object {
    fun reset(onboarding: Boolean = true, scanHintPopup: Boolean = true)
  }
}`,
    ['| `scanHintPopup` | `Boolean` | `true` |'],
  ],
  [
    'iOS',
    'DeckleSDK.writePDF',
    // Swift has no comma behind the last parameter.
    `class Document {
  static func writePDF(
    fileUrl: URL,
    fileName: String,
    overwrite: Bool = true,
    pageFormat: Document.PDFPageFormat = .FitToPages,
    maxSizeKB: UInt32 = 0
  ) -> URL?
}`,
    [
      '| `fileUrl` | `URL` | required |',
      '| `maxSizeKB` | `UInt32` | `0` |',
      ' <Since version="1.7.7" /> |',
    ],
  ],
  [
    'iOS',
    'DeckleSDK.onboardingDefaultItems',
    'class Onboarding {\n  static var defaultItems: [DeckleListItem]\n}',
    [],
  ],
  [
    'iOS',
    'ScanDelegate.didFinishScan',
    'protocol ScanDelegate: AnyObject {\n  func didFinishScan(withResult result: Bool)\n}',
    [],
  ],
  [
    'Flutter',
    'DeckleSDK.writePDF',
    `Future<File?> DeckleSdkDocument.writePDF(
  String path,
  String fileName, {
  bool overwrite = true,
  PDFPageFormat pdfPageFormat = PDFPageFormat.fitToPages,
  int maxSizeKB = 0,
})`,
    ['| `path` | `String` | required |', '| `overwrite` | `bool` | `true` |'],
  ],
  // Every form of a function, and what all of their parameters mean.
  [
    'Windows',
    'DeckleSDK.loadFile',
    `Task<bool> Document.Load(string path)
Task<bool> Document.Load(byte[] data, string extension)
Task<bool> Document.Load(Stream stream, string extension)`,
    [
      // Three columns, so that the third is as wide as that of fields.
      '<ApiTable>\n\n| Parameter | Type | Meaning |',
      '| `data` | `byte[]` | The content of the file. <Since version="1.0.3.1" /> |',
      '- **Result:** `true` if',
      '- **Failure:** ',
      '- **Thread:** ',
    ],
  ],
  // Both forms of a function of JavaScript, with types in the notation of TypeScript.
  [
    'cordova',
    'DeckleSDK.loadFile',
    `DeckleSDKPromisify.loadFile(
  uri: string,
  password?: string,
): Promise<void>
DeckleSDK.loadFile(
  uri: string,
  password: string | undefined,
  success: () => void,
  error: (message: string) => void,
): void`,
    ['| `success` | `() => void` | Called'],
  ],
])('%s has a block for %s', (platform, reference, block, parts) => {
  const { symbol, context } = on(platform, reference);
  const text = signatureBlock(symbol, context);
  for (const part of [` signature\n${block}\n\`\`\``, ...parts]) expect(text).toContain(part);
});

it.each<[PlatformId, string, text: string, code: string]>([
  [
    'Windows',
    'DeckleSDK.writePDF',
    'Document.WritePDF()',
    'string? Document.WritePDF(string path, bool overwrite, Document.PDFPageFormat format)',
  ],
  ['Windows', 'DeckleSDK.getTraceFile', 'Logger.Filename', 'string Logger.Filename { get; }'],
  [
    'Flutter',
    'DeckleSDK.loadFile',
    'DeckleSdkDocumentDataReader.loadFile()',
    'Future<bool> DeckleSdkDocumentDataReader.loadFile(String path, {String? password})',
  ],
])('%s writes the signature of %s with its owner', (platform, reference, text, code) => {
  const { symbol, context } = on(platform, reference);
  expect([symbol.text, signatureText(symbol, context)]).toEqual([text, code]);
});
