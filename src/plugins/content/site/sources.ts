import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { errors } from '../../../../api-sources/model/errors';
import { parseFacts } from '../../../base/facts';
import { listFiles } from '../../../base/files';
import { ProblemCollector, type Problem } from '../../../base/problems';
import { readSource } from '../../../base/readSource';
import { classifyDocPath } from '../../../model/docPaths';
import { declarationsOf } from '../../api/load';
import { apiKey } from '../../api/types';
import { readSharedText, type SharedSection } from '../source/sharedText';
import { ownAddresses, type Sources } from './siteIndex';

/** Facts that hold on every platform, for example what the stores require. A platform's own `facts.json` wins. */
const sharedFactsFile = 'api-sources/model/facts.json';

/**
 * Sources of all guides, shared text and facts.
 *
 * @throws ProblemsError where a file cannot be read: everything that depends on it would be reported, too.
 */
export function loadSources(siteDir: string): Sources {
  const pages = new Map<string, string>();
  const collector = new ProblemCollector();
  const problems: Problem[] = [];
  for (const path of listFiles(siteDir, 'docs', /\.mdx?$/)) {
    const place = classifyDocPath(path.replace(/^docs\//, ''));
    if (['reference', 'shared', 'symbol'].includes(place.type)) continue;
    const text = collector.run(() => readSource(siteDir, path)) ?? '';
    pages.set(path, text);
  }
  const shared = collector.run(() => readSharedText(siteDir)) ?? new Map<string, SharedSection>();
  const factsIn = (path: string): Readonly<Record<string, string>> | undefined => {
    if (!existsSync(join(siteDir, path))) return undefined;
    const found = parseFacts(path, collector.run(() => readSource(siteDir, path)) ?? '{}');
    const isEmpty = Object.keys(found.values).length === 0;
    (isEmpty ? collector.problems : problems).push(...found.problems);
    return found.values;
  };
  const sharedFacts = { ...ownAddresses, ...factsIn(sharedFactsFile) };
  const facts = new Map<string, Readonly<Record<string, string>>>();
  const compatibility = new Map<string, { path: string; text: string }>();
  for (const { product, platform, folder } of declarationsOf(siteDir)) {
    const path = `api-sources/${folder}/compatibility.json`;
    const text = existsSync(join(siteDir, path))
      ? collector.run(() => readSource(siteDir, path))
      : undefined;
    if (text !== undefined) compatibility.set(apiKey({ product, platform }), { path, text });
    const own = factsIn(`api-sources/${folder}/facts.json`);
    if (own !== undefined) facts.set(apiKey({ product, platform }), { ...sharedFacts, ...own });
  }
  collector.throwIfAny();
  return { pages, shared, facts, compatibility, problems, errors };
}

/** Sample files that pages may refer to. */
export function sampleFiles(siteDir: string): string[] {
  return listFiles(siteDir, 'samples', /^[^.]/).filter(
    (path) =>
      !path.startsWith('samples/verifier/') &&
      !/tsconfig.*\.json$|README\.md$|\/starter\.json$/.test(path),
  );
}
