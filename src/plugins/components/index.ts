import { join } from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { registry } from './registry';
import { documentCode } from './documents';
import { islandModuleCode, islandsModule, stylesModule } from './generated';

const pluginName = 'deckle-components';

/** Hands the registry of components to the bundler. See README.md in this folder. */
export default function componentsPlugin({ siteDir, generatedFilesDir }: LoadContext): Plugin {
  let isReload = false;

  return {
    name: pluginName,

    getPathsToWatch() {
      return [`${siteDir}/src/{components,theme,model,hooks}/**/*.{ts,tsx}`];
    },

    getClientModules() {
      return [join(generatedFilesDir, pluginName, 'default/styles.js')];
    },

    async contentLoaded({ actions: { createData } }) {
      const { problems, styles } = documentCode(siteDir, registry);
      // The check of all pages reports them at the start, and stops a build.
      if (isReload) {
        for (const { file, line, message } of problems) {
          console.error(`${file}:${String(line)}  ${message}`);
        }
      }
      isReload = true;
      await createData('islands.js', islandsModule(registry));
      await createData('styles.js', stylesModule(styles));
      for (const [name, entry] of Object.entries(registry)) {
        if (entry.kind !== 'island') continue;
        await createData(`${name}.js`, islandModuleCode(name, entry.source, entry.slots));
      }
    },
  };
}
