import type { Config } from '@docusaurus/types';

/** Code that runs beside the pages, once per visit. */
export const clientModules: Config['clientModules'] = [
  './src/clientModules/progressBar.ts',
  './src/clientModules/connection.ts',
  './src/clientModules/announceRoute.ts',
  './src/clientModules/linkPreloading.ts',
  './src/clientModules/copyCode.ts',
  './src/clientModules/tabs.ts',
  './src/document/styles.ts',
  './src/clientModules/errorIndex.ts',
  './src/clientModules/equivalents.ts',
];
