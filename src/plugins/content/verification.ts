import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** What `npm run samples:verify` reports of one sample file. */
interface VerifiedSample {
  readonly path: string;
  readonly level: string;
  readonly sha256: string;
}

/**
 * Looks up which level of check accepted a sample. The answer holds only for the very text that was
 * checked: after a change, or without a report, there is none.
 */
export function verifiedLevel(
  siteDir: string,
): (path: string, source: string) => string | undefined {
  const file = join(siteDir, 'verification.json');
  if (!existsSync(file)) return () => undefined;
  const report = JSON.parse(readFileSync(file, 'utf8')) as { samples?: readonly VerifiedSample[] };
  const byPath = new Map((report.samples ?? []).map((sample) => [sample.path, sample]));
  return (path, source) => {
    const sample = byPath.get(path);
    return sample?.sha256 === createHash('sha256').update(source).digest('hex')
      ? sample.level
      : undefined;
  };
}
