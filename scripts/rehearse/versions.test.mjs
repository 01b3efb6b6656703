import { expect, it } from 'vitest';
import { isExact, missingNode, withDocusaurus } from './versions.mjs';

it.each([
  ['3.10.2', true],
  ['4.0.0-canary-6808', true],
  ['^3.10.2', false],
  ['canary', false],
  ['', false],
])('takes %s for an exact version: %s', (version, exact) => {
  expect(isExact(version)).toBe(exact);
});

it('sets all packages of Docusaurus, and no others', () => {
  const manifest = {
    name: 'site',
    dependencies: {
      '@docusaurus/core': '3.10.2',
      'docusaurus-plugin-typedoc': '1.4.3',
      'react-loadable': 'npm:@docusaurus/react-loadable@6.0.0',
    },
    devDependencies: { '@docusaurus/types': '3.10.2', vitest: '4.1.12' },
  };
  const before = structuredClone(manifest);
  expect(withDocusaurus(manifest, '4.0.0')).toEqual({
    names: ['@docusaurus/core', '@docusaurus/types'],
    manifest: {
      name: 'site',
      dependencies: { ...before.dependencies, '@docusaurus/core': '4.0.0' },
      devDependencies: { '@docusaurus/types': '4.0.0', vitest: '4.1.12' },
    },
  });
  expect(manifest).toEqual(before);
});

it.each([
  ['>=24.14', '20.20.2', '24.14'],
  ['>=24.14', '24.9.0', '24.14'],
  ['>=24.14', '24.14.0', undefined],
  ['>=24.14', '25.0.0', undefined],
  ['>=20.0', '20.19.0', undefined],
  ['>= 18.0.1', '18.0.0', '18.0.1'],
  ['^20 || ^22', '18.0.0', undefined],
])('%s on Node.js %s lacks %s', (range, version, missing) => {
  expect(missingNode(range, version)).toBe(missing);
});
