import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { SidebarsConfig } from '@docusaurus/plugin-content-docs';
import { generateSidebars } from './src/plugins/content/sidebars';
import { listFiles } from './samples/verifier/src/files.mjs';

const siteDir = existsSync(join(__dirname, 'docs')) ? __dirname : process.cwd();
const paths = listFiles(siteDir, 'docs', /\.mdx?$/).map((path) => path.replace(/^docs\//, ''));

const sidebars: SidebarsConfig = generateSidebars(paths);

export default sidebars;
