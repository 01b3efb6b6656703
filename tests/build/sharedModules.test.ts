// What the scripts that every guide loads are made of.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import {
  expectedModulesFile,
  moduleProblems,
  sharedModulesFile,
  type ExpectedModules,
  type SharedModules,
} from '../../src/fast-documents/bundle/sharedModules';
import { isFastBuild, siteDir } from '../builtSite';
import { files } from './site';

const read = (file: string): unknown => JSON.parse(readFileSync(join(siteDir, file), 'utf8'));

it.runIf(isFastBuild)('the scripts that every guide loads have the expected modules', () => {
  const list = existsSync(join(siteDir, sharedModulesFile))
    ? (read(sharedModulesFile) as SharedModules)
    : undefined;
  if (list?.scripts.every((script) => files.has(script)) !== true) {
    throw new Error(`${sharedModulesFile} does not belong to build/. Run "npm run build".`);
  }
  expect(moduleProblems(read(expectedModulesFile) as ExpectedModules, list)).toEqual([]);
});
