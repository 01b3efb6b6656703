// What `docusaurus write-translations` reads out of the code with babel.config.js.
import { cpSync, readFileSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { extractSiteSourceCodeTranslations } from '@docusaurus/core/lib/server/translations/translationsExtractor';
import { afterAll, expect, it } from 'vitest';
import { siteDir } from '../../tests/docsTree';
import { testFolder } from '../../tests/fixtures/folder.mjs';

const { root, write } = testFolder(afterAll);

it('has the texts of the interface, beside samples with decorators', async () => {
  symlinkSync(join(siteDir, 'node_modules'), join(root, 'node_modules'));
  cpSync(join(siteDir, 'babel.config.js'), join(root, 'babel.config.js'));
  const contents = join(siteDir, 'src/theme/TOCCollapsible/index.tsx');
  write({
    'src/contents.tsx': readFileSync(contents),
    'src/sample.ts': '@Component({})\nexport class ScanPage {}\n',
  });
  const texts = await extractSiteSourceCodeTranslations({ siteDir: root, plugins: [] });
  expect(texts['theme.TOCCollapsible.toggleButtonLabel']?.message).toBe('On this page');
});
