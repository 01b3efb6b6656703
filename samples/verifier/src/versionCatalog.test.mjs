import { describe, expect, it } from 'vitest';
import { catalogAccessors } from './versionCatalog.mjs';

const catalog = [
  '[versions]',
  'kotlin = "2.2.10"',
  '',
  '[libraries]',
  'compose-ui = { group = "androidx.compose.ui", name = "ui" }',
  'compose-ui-test = { group = "androidx.compose.ui", name = "ui-test-junit4" }',
  'lost = { module = "com.example:lost", version.ref = "missing" }',
  '',
  '[plugins]',
  'kotlin-compose = { id = "org.jetbrains.kotlin.plugin.compose", version.ref = "kotlin" }',
].join('\n');

describe('catalogAccessors', () => {
  const accessors = catalogAccessors(catalog, 'catalog0');

  it('declares a member for each part of an alias', () => {
    expect(accessors).toContain('val compose: Libs_compose = Libs_compose()');
    expect(accessors).toContain('val ui: Libs_compose_ui = Libs_compose_ui()');
  });

  it('lets an alias be the beginning of another', () => {
    expect(accessors).toContain(
      'class Libs_compose_ui : CatalogLibrary() {\n    val test: Libs_compose_ui_test = Libs_compose_ui_test()\n}',
    );
  });

  it('keeps plugins apart', () => {
    expect(accessors).toContain('val plugins: Libs_plugins = Libs_plugins()');
    expect(accessors).toContain('class Libs_plugins_kotlin_compose : CatalogPlugin()');
  });

  it('leaves out an entry whose version the catalog lacks', () => {
    expect(accessors).not.toContain('lost');
  });
});
