import { join } from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { registry } from './registry';
import { islandModuleCode, islandsModule, stylesModule } from './generated';

const pluginName = 'deckle-components';

/** Hands the registry of components to the bundler. See README.md in this folder. */
export default function componentsPlugin({ siteDir, generatedFilesDir }: LoadContext): Plugin {
  return {
    name: pluginName,

    getClientModules() {
      return [join(generatedFilesDir, pluginName, 'default/styles.js')];
    },

    async contentLoaded({ actions: { createData } }) {
      await createData('islands.js', islandsModule(registry));
      await createData('styles.js', stylesModule(siteDir));
      for (const [name, entry] of Object.entries(registry)) {
        if (entry.island === true) await createData(`${name}.js`, islandModuleCode(name, entry));
      }
    },
  };
}
