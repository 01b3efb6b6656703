import { afterEach, describe, expect, it } from 'vitest';
import { testFolder } from '../../tests/fixtures/folder.mjs';
import {
  fillStarter,
  listStarters,
  starterFiles,
  starterOf,
  starterProblems,
  type Starter,
} from './starters';

const values = {
  version: '8.0.0',
  previousVersion: '7.0.0',
  facts: { package: '@deckle/capacitor-sdk', minSdk: '24', iosDeploymentTarget: '15.0' },
};
const starter: Starter = {
  folder: 'samples/document/capacitor/starter',
  product: 'document',
  platform: 'capacitor',
  name: '',
};

const { root, write } = testFolder(afterEach);

describe('a starter project', () => {
  it('is known by its folder', () => {
    expect(starterOf('samples/document/react-native/starter-expo/app.json')).toEqual({
      folder: 'samples/document/react-native/starter-expo',
      product: 'document',
      platform: 'react-native',
      name: 'expo',
    });
    expect(starterOf('samples/document/react-native/src/starter.ts')).toBeUndefined();
  });

  it('has its own files and those that its manifest includes, in order', () => {
    write({
      'samples/document/capacitor/src/scan.ts': '',
      'samples/document/capacitor/starter/package.json': '{}',
      'samples/document/capacitor/starter/README.md': '',
      'samples/document/capacitor/starter/starter.json':
        '{ "include": { "src/scan.ts": "samples/document/capacitor/src/scan.ts" } }',
    });
    const [found] = listStarters(root);
    expect(found).toEqual(starter);
    const { files, problems } = starterFiles(starter, root);
    expect(files.map(({ path }) => path)).toEqual(['README.md', 'package.json', 'src/scan.ts']);
    expect(problems).toEqual([]);
  });

  it('names an included file that is not there', () => {
    write({
      'samples/document/capacitor/starter/README.md': '',
      'samples/document/capacitor/starter/starter.json':
        '{ "include": { "a.ts": "samples/missing.ts" } }',
    });
    expect(starterFiles(starter, root).problems).toMatchObject([
      {
        file: `${starter.folder}/starter.json`,
        message: 'There is no file samples/missing.ts.',
      },
    ]);
  });

  it('has versions and facts filled in, and the braces of templates left alone', () => {
    const { code, unknown } = fillStarter(
      '{{version}} {{fact.minSdk}} {{ message }}\n{{fact.maxSdk}}',
      values,
    );
    expect(code).toBe('8.0.0 24 {{ message }}\n{{fact.maxSdk}}');
    expect(unknown).toMatchObject([{ name: 'fact.maxSdk', line: 2 }]);
  });

  it.each([
    ['{}', 'No file of the project depends on @deckle/capacitor-sdk.'],
    ['"@deckle/capacitor-sdk": "6.0.0"', 'No file of the project asks for version 8.0.0.'],
  ])('depends on the SDK in its newest version, not %s', (code, message) => {
    const files = [{ source: 'package.json', code }];
    expect(starterProblems(starter, files, values)).toMatchObject([{ message }]);
  });
});
