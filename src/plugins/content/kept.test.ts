import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { hashOf, Kept } from './kept';

const folder = mkdtempSync(join(tmpdir(), 'kept-'));
const file = join(folder, 'below', 'results.json');
const always = (): boolean => true;

afterAll(() => rmSync(folder, { recursive: true }));

describe('a kept result', () => {
  it('is given out by the next build, but only for what it was made of', () => {
    const first = new Kept<string>(file);
    first.set('page', hashOf('source'), 'result');
    expect(new Kept<string>(file).get('page', hashOf('source'))).toBeUndefined();
    first.save(always);
    const next = new Kept<string>(file);
    expect(next.get('page', hashOf('source'))).toBe('result');
    expect(next.get('page', hashOf('other source'))).toBeUndefined();
    expect(readdirSync(join(folder, 'below'))).toEqual(['results.json']);
  });

  it('is made once', () => {
    const kept = new Kept<string>(file);
    expect(kept.getOrMake('made', 'key', () => 'first')).toBe('first');
    expect(kept.getOrMake('made', 'key', () => 'second')).toBe('first');
    expect(kept.getOrMake('made', 'other key', () => 'second')).toBe('second');
  });

  it('goes when nothing asks for its name any more', () => {
    const kept = new Kept<string>(file);
    kept.set('new', 'key', 'result');
    kept.save((name) => name === 'new');
    expect(new Kept<string>(file).get('page', hashOf('source'))).toBeUndefined();
    expect(new Kept<string>(file).get('new', 'key')).toBe('result');
  });

  it('is none where the file cannot be read', () => {
    const kept = new Kept<string>(file);
    kept.set('page', hashOf('source'), 'result');
    kept.save(always);
    expect(new Kept<string>(file).get('page', hashOf('source'))).toBe('result');
    for (const damaged of [readFileSync(file, 'utf8').slice(0, -1), '{"page": ', 'null', '']) {
      writeFileSync(file, damaged);
      expect(new Kept<string>(file).get('page', hashOf('source'))).toBeUndefined();
    }
  });
});

it('hashes tell where one text ends', () => {
  expect(hashOf('ab', 'c')).not.toBe(hashOf('a', 'bc'));
});
