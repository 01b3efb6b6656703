import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { BuildCache, hashOf } from './buildCache';

const folder = mkdtempSync(join(tmpdir(), 'cache-'));
const file = join(folder, 'below', 'results.json');
const always = (): boolean => true;

afterAll(() => rmSync(folder, { recursive: true }));

describe('a cached result', () => {
  it('is returned by the next build, but only for the same inputs', () => {
    const first = new BuildCache<string>(file);
    first.set('page', hashOf('source'), 'result');
    expect(new BuildCache<string>(file).get('page', hashOf('source'))).toBeUndefined();
    first.save(always);
    const next = new BuildCache<string>(file);
    expect(next.get('page', hashOf('source'))).toBe('result');
    expect(next.get('page', hashOf('other source'))).toBeUndefined();
    expect(readdirSync(join(folder, 'below'))).toEqual(['results.json']);
  });

  it('is removed when its name is no longer wanted', () => {
    const cache = new BuildCache<string>(file);
    cache.set('new', 'key', 'result');
    cache.save((name) => name === 'new');
    expect(new BuildCache<string>(file).get('page', hashOf('source'))).toBeUndefined();
    expect(new BuildCache<string>(file).getOrCompute('new', 'key', () => 'other')).toBe('result');
  });

  it('is empty if the file cannot be read', () => {
    const cache = new BuildCache<string>(file);
    cache.set('page', hashOf('source'), 'result');
    cache.save(always);
    expect(new BuildCache<string>(file).get('page', hashOf('source'))).toBe('result');
    for (const damaged of [readFileSync(file, 'utf8').slice(0, -1), '{"page": ', 'null', '']) {
      writeFileSync(file, damaged);
      expect(new BuildCache<string>(file).get('page', hashOf('source'))).toBeUndefined();
    }
  });
});

it('hashes tell where one text ends', () => {
  expect(hashOf('ab', 'c')).not.toBe(hashOf('a', 'bc'));
});
