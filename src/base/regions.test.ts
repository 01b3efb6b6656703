import { describe, expect, it } from 'vitest';
import { readMarker, readRegion, RegionError, stripMarkers } from './regions';

function errorOf(run: () => unknown): RegionError {
  try {
    run();
  } catch (error) {
    if (error instanceof RegionError) return error;
    throw error;
  }
  throw new Error('expected a RegionError');
}

const kotlin = [
  'class ScanActivity {',
  '    // region scanDocument',
  '    fun scan() {',
  '        // region configure',
  '        config.autoCapture = true',
  '        // endregion',
  '',
  '        launcher.launch(config)',
  '    }',
  '    // endregion scanDocument',
  '}',
].join('\n');

describe('readRegion', () => {
  it('dedents and drops the markers of regions inside', () => {
    const region = readRegion(kotlin, 'scanDocument');
    expect(region.code).toBe(
      'fun scan() {\n    config.autoCapture = true\n\n    launcher.launch(config)\n}',
    );
    expect(readRegion(kotlin, 'configure').code).toBe('config.autoCapture = true');
  });

  it.each([
    ['<!-- region a -->', '<!-- endregion -->'],
    ['# region a', '# endregion'],
    ['//region a', '//endregion'],
  ])('knows the comment style of %s', (open, close) => {
    expect(readRegion(`${open}\n  x\n${close}`, 'a').code).toBe('x');
  });

  it('dedents code around conditions of a compiler, which are written at the margin', () => {
    const source = '    // region a\n    a()\n#if DEBUG\n        b()\n#endif\n    // endregion';
    expect(readRegion(source, 'a').code).toBe('a()\n#if DEBUG\n    b()\n#endif');
  });

  it('reads files with Windows line ends', () => {
    expect(readRegion('// region a\r\nx\r\ny\r\n// endregion\r\n', 'a').code).toBe('x\ny');
  });

  it('suggests the nearest name, or lists the names when none is near', () => {
    const error = errorOf(() => readRegion(kotlin, 'scanDocumnet'));
    expect(error.message).toContain('Did you mean "scanDocument"?');
    expect(errorOf(() => readRegion(kotlin, 'exportPdf')).message).toContain(
      'scanDocument, configure',
    );
  });

  it.each([
    ['exists twice', '// region a\nx\n// endregion\n// region a\ny\n// endregion', 4],
    ['is never closed', 'x\n// region a\ny', 2],
    ['closes region "b"', '// region a\n// region b\nx\n// endregion a\n// endregion', 4],
    ['without a region', 'x\n// endregion', 2],
    ['is empty', '// region a\n\n// endregion', 1],
    ['without a usable name', '// region\nx\n// endregion', 1],
  ])('rejects what %s', (words, source, line) => {
    const error = errorOf(() => readRegion(source, 'a'));
    expect(error.faults).toEqual([{ line, message: expect.stringContaining(words) as string }]);
  });

  it('names all that is wrong, in the order of the file', () => {
    const source =
      '// region a\n// endregion\n// endregion\n// region\nx\n// endregion\n// region b\n';
    expect(errorOf(() => readRegion(source, 'a')).message.split('\n')).toEqual([
      'line 1: region "a" is empty',
      'line 3: endregion without a region before it',
      'line 4: region marker without a usable name ("")',
      'line 7: region "b" is never closed',
    ]);
  });
});

it('takes prose for no marker', () => {
  for (const line of ['// region of interest', '// The region scanDocument', '#pragma region a']) {
    expect(readMarker(line)).toBeUndefined();
  }
});

describe('stripMarkers', () => {
  it('leaves code, and comments about regions', () => {
    expect(stripMarkers('// region a\n// region of interest\nx\n// endregion\n')).toBe(
      '// region of interest\nx',
    );
  });

  it('refuses markers that match nothing', () => {
    expect(() => stripMarkers('// endregion\n')).toThrow('endregion without a region');
  });
});
