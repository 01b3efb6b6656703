import { expect, it } from 'vitest';
import { islandModuleCode, islandsModule, stylesModule } from './generated';

const island = { source: '@site/src/components/A', kind: 'island', missing: 'Not now.' } as const;

it('browsers know islands only, each loaded when a page shows it', () => {
  expect(
    islandsModule({
      A: island,
      B: { ...island, chunk: 'document' },
      C: { source: '@site/src/components/C', kind: 'static' },
    }),
  ).toBe(`export default {
  A: { load: () => import("@site/src/components/A"), missing: "Not now." },
  B: { load: () => import(/* webpackChunkName: "document" */ "@site/src/components/A"), missing: "Not now." },
};
`);
});

it('documents show an island in an element that names it', () => {
  expect(islandModuleCode('A', '@site/src/components/A')).toContain('islandOf("A", Component)');
});

it('an island with slots gets what renders them', () => {
  const code = islandModuleCode('A', '@site/src/components/A', '@site/src/components/A/slots');
  expect(code).toContain('import slots from "@site/src/components/A/slots";');
  expect(code).toContain('islandOf("A", Component, slots)');
});

it('browsers know the stylesheets of static components', () => {
  expect(
    stylesModule(
      new Map([
        ['', ['node_modules/@docusaurus/theme-classic/lib/theme/TOC/styles.module.css']],
        ['b', ['src/components/B/b.css']],
      ]),
    ),
  ).toBe(`import "@docusaurus/theme-classic/lib/theme/TOC/styles.module.css";
export const separate = [
  () => import("@site/src/components/B/b.css"),
];
`);
});
