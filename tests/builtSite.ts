/** The built site, as all tests read it. `npm run build` writes it. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { siteDir } from './docsTree';

export { siteDir };

export const buildDir = join(siteDir, 'build');

if (!existsSync(buildDir)) throw new Error('There is no build/. Run "npm run build" first.');

/** Whether documents are static HTML in the build. Run tests with the `DECKLE_FAST` of the build that they test. */
export const isFastBuild = process.env.DECKLE_FAST !== '0';

/** Address under which the site is published; canonical links carry it. */
export const publicUrl = 'https://docs.example.com';

/** Text of a file of the build. */
export const built = (path: string): string => readFileSync(join(buildDir, path), 'utf8');

/** HTML that the build wrote for a path. */
export const pageHtml = (path: string): string =>
  built(`${path.replace(/^\//, '').replace(/\/$/, '')}/index.html`);

/** Paths of the sitemap, in its order. */
export const routes: readonly string[] = [
  ...built('sitemap.xml').matchAll(/<loc>(.*?)<\/loc>/g),
].map(([, url = '']) => url.replace(publicUrl, '') || '/');

/** Texts of the scripts of the build, by file name. */
export const builtScripts = (): ReadonlyMap<string, string> =>
  new Map(
    readdirSync(join(buildDir, 'assets/js'))
      .filter((name) => name.endsWith('.js'))
      .map((name) => [name, built(`assets/js/${name}`)]),
  );

/** Path of the one script of the build with a name, which a hash follows. */
export function scriptNamed(name: string): string {
  const pattern = new RegExp(`^${name}\\.[0-9a-f]+\\.js$`);
  const [file, ...others] = readdirSync(join(buildDir, 'assets/js')).filter((found) =>
    pattern.test(found),
  );
  if (file === undefined || others.length > 0) {
    throw new Error(
      `build/assets/js has ${file === undefined ? 'no script' : 'several scripts'} "${name}".`,
    );
  }
  return `/assets/js/${file}`;
}
