import type { Config } from '@docusaurus/types';

/** Code that runs beside the pages, once per visit. */
export const clientModules: Config['clientModules'] = [
  './src/clientModules/browserExtensions.ts',
  './src/clientModules/malformedAddress.ts',
  './src/clientModules/navigationProgress.ts',
  './src/clientModules/scrollPosition.ts',
  './src/clientModules/sidebarPosition.ts',
  './src/clientModules/connection.ts',
  './src/clientModules/copyCode.ts',
  './src/clientModules/pageMenu.ts',
  './src/clientModules/tabs.ts',
  './src/clientModules/markTarget.ts',
  './src/clientModules/listFilter.ts',
  './src/clientModules/equivalents.ts',
  './src/clientModules/escape.ts',
  './src/clientModules/feedback.ts',
];
