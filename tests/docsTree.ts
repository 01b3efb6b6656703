import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { classifyDocPath, type DocPlace } from '../src/model/docPaths';

/** Root of the repository. */
export const siteDir = join(__dirname, '..');

export type Guide = Extract<DocPlace, { type: 'guide' }> & {
  /** Path below `docs/`. */
  readonly file: string;
  readonly url: string;
};

const files = readdirSync(join(siteDir, 'docs'), { recursive: true, encoding: 'utf8' })
  .map((path) => path.replace(/\\/g, '/'))
  .filter((path) => path.endsWith('.mdx'));

/** Every guide there is a file of. */
export const guides: readonly Guide[] = files.flatMap((file) => {
  const place = classifyDocPath(file);
  return place.type === 'guide'
    ? [{ ...place, file, url: `/docs/${file.replace(/\.mdx$/, '')}` }]
    : [];
});

/** Address of every generated reference page. */
export const referencePages: readonly string[] = files.flatMap((file) =>
  classifyDocPath(file).type === 'reference'
    ? [`/docs/${file.replace(/(?:index)?\.mdx$/, '')}`]
    : [],
);

/** Source of a guide. */
export const sourceOf = (file: string): string => readFileSync(join(siteDir, 'docs', file), 'utf8');
