import { describe, expect, it } from 'vitest';
import type { BundledModule } from '../../plugins/output/bundledModules';
import { expectedOf, moduleProblems, sharedModulesOf, type SharedModules } from './sharedModules';

const moduleAt = (
  path: string,
  bytes: number,
  modules?: readonly BundledModule[],
): BundledModule => ({
  nameForCondition: () => path,
  identifier: () => `loader!${path}|hash`,
  size: () => bytes,
  ...(modules === undefined ? {} : { modules }),
});

describe('the modules of scripts', () => {
  const site = '/home/me/site';

  it('have names that are the same on every machine, sorted, by the role of their script', () => {
    const scripts = [
      {
        role: 'main',
        files: ['assets/js/main.12345678.js'],
        modules: [
          moduleAt(`${site}/src/b.ts`, 60, [
            moduleAt(`${site}/src/b.ts`, 10),
            moduleAt(`${site}/node_modules/a/node_modules/@b/c/index.js`, 20),
            moduleAt(`${site}/src/a.json`, 30),
          ]),
          moduleAt(`${site}/src/a.json`, 5),
        ],
      },
      {
        role: 'runtime',
        files: ['assets/js/runtime~main.12345678.js'],
        modules: [
          {
            nameForCondition: () => null,
            identifier: () => 'webpack/runtime/public_path',
            size: () => 7,
          },
        ],
      },
      { role: 'document', files: ['b.js'], modules: [moduleAt(`${site}/src/z.ts`, 1)] },
      { role: 'document', files: ['a.js'], modules: [moduleAt(`${site}/src/y.ts`, 1)] },
    ];
    expect(sharedModulesOf(scripts, site)).toEqual({
      scripts: ['a.js', 'assets/js/main.12345678.js', 'assets/js/runtime~main.12345678.js', 'b.js'],
      modules: {
        document: { 'src/y.ts': 1, 'src/z.ts': 1 },
        main: { '@b/c/index.js': 20, 'src/a.json': 35, 'src/b.ts': 10 },
        runtime: { 'webpack/runtime/public_path': 7 },
      },
    });
  });

  it('have the same names on Windows', () => {
    const modules = ['C:\\site\\src\\a.ts', 'C:\\site\\node_modules\\b\\c.js'].map((path) =>
      moduleAt(path, 1),
    );
    expect(expectedOf(sharedModulesOf([{ role: 'main', files: [], modules }], 'C:\\site'))).toEqual(
      { main: ['b/c.js', 'src/a.ts'] },
    );
  });
});

describe('problems with the modules of a build', () => {
  const built: SharedModules = {
    scripts: [],
    modules: { main: { 'a.ts': 100, 'b.ts': 2500 }, document: { 'c.ts': 1 } },
  };

  it('is empty for the expected modules', () => {
    expect(moduleProblems(expectedOf(built), built)).toEqual([]);
  });

  it('names each module that is new or gone', () => {
    expect(moduleProblems({ main: ['a.ts', 'd.ts'], document: ['c.ts'] }, built)).toEqual([
      'main: b.ts is new, 2.5 kB of source. Every guide loads it. Import it with import() where it is used, or accept it: npm run size -- --update',
      'main: d.ts is gone. Update the list: npm run size -- --update',
    ]);
  });

  it('names a chunk that is new with all that is in it', () => {
    expect(moduleProblems({ main: ['a.ts', 'b.ts'] }, built)).toEqual([
      expect.stringContaining('document: c.ts is new'),
    ]);
  });
});
