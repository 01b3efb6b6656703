import { expect, it } from 'vitest';
import { separateCaches } from './cache';

it('adds the kind of build and the base URL to the version of the cache, wherever the bundler has it', () => {
  const rspack = { cache: true, experiments: { cache: { type: 'persistent', version: '3.10' } } };
  separateCaches(rspack, '/');
  // Tests aren't a production build.
  expect(rspack.experiments.cache.version).toBe('3.10-ordinary-/');
  const webpack = { cache: { type: 'filesystem', version: '3.10' } };
  separateCaches(webpack, '/sub/');
  expect(webpack.cache.version).toBe('3.10-ordinary-/sub/');
});

it('leaves a configuration without a cache as it is', () => {
  const config = { cache: true, experiments: undefined };
  separateCaches(config, '/');
  expect(config).toEqual({ cache: true, experiments: undefined });
});
