import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { listed } from '../../../base/listed';
import { parseJson } from '../../../base/json';
import { readText } from '../../../base/text';
import { languageLabel } from '../../code/highlight';
import { markdownTable, paragraphs } from '../../tree/markdownTable';
import { ProblemsError } from '../../../base/problems';
import type { VerificationReport } from '../../../base/verificationReport';

/** The report of the last check of samples, relative to the site. */
export const reportFile = 'verification.json';

/**
 * The report of the last check, if there is one.
 *
 * @throws ProblemsError where the file holds something else, such as half a report.
 */
export function readReport(siteDir: string): VerificationReport | undefined {
  const file = join(siteDir, reportFile);
  if (!existsSync(file)) return undefined;
  const report = parseJson(readText(file));
  if (report.ok) return report.value as VerificationReport;
  throw new ProblemsError([
    {
      file: reportFile,
      line: report.line,
      message: `${report.message} Write the file anew with "npm run samples:verify", or delete it.`,
    },
  ]);
}

/**
 * Looks up which level of check accepted a sample. The answer holds only for the very text that was
 * checked: after a change, or without a report, there is none.
 */
export function verifiedLevel(
  report: VerificationReport | undefined,
): (path: string, source: string) => string | undefined {
  const byPath = new Map((report?.samples ?? []).map((sample) => [sample.path, sample]));
  return (path, source) => {
    const sample = byPath.get(path);
    const same =
      sample?.ok === true && sample.sha256 === createHash('sha256').update(source).digest('hex');
    if (!same) return undefined;
    // Its values are compared with a type; readers would wonder how JSON is compiled.
    return path.endsWith('.json') ? 'checked' : sample.level;
  };
}

/** Which code of a starter project is compiled, in one sentence without its period; empty where none is. */
export function compiledIn(report: VerificationReport | undefined, folder: string): string {
  const { compiled = [] } = report?.starters?.find((one) => one.folder === folder) ?? {};
  return compiled.length === 0 ? '' : `We compile its ${listed(compiled.map(languageLabel))}`;
}

/** Languages whose code a compiler accepts, where one is found. */
const programs = ['typescript', 'javascript', 'kotlin', 'java', 'swift', 'csharp', 'dart'];

/** What the last run found, in a sentence or two: which code it compiled, and whether checks failed. */
export function verificationLead(report: VerificationReport | undefined): string {
  if (report === undefined) {
    return 'This build of the site was made without checking its code, so no block is labeled **compiled**. The checks below run before the site is deployed.';
  }
  const missed = report.languages
    .filter(({ language, level }) => programs.includes(language) && level !== 'compiled')
    .map(({ language }) => languageLabel(language));
  const except = missed.length === 0 ? '' : ` except those in ${listed(missed)}`;
  const failed = report.failed === 0 ? '' : ` ${report.failed} checks failed.`;
  return `The last run compiled the programs that the code on these pages is cut from${except}. Configuration files and commands are parsed.${failed}`;
}

/** What the page "How samples are verified" says of the last run. */
export function verificationResults(report: VerificationReport | undefined): string {
  if (report === undefined) {
    return "The checks didn't run for this build.";
  }
  const { canaries, failed, languages, noverify, passed, references, samples } = report;
  const tried = canaries.filter(({ checked }) => checked);
  const refused = tried.filter(({ reported }) => reported);
  const rows = languages.map(({ language, checked, found, level, tool }) => [
    languageLabel(language),
    `${checked} of ${found}`,
    level,
    tool,
  ]);
  return paragraphs([
    `The last run made ${passed + failed} checks: ${passed} passed, ${failed} failed. ${references.length} code blocks are cut from ${samples.length} sample files. ${noverify.length} blocks can't be checked. Of ${tried.length} programs with intentional errors, ${refused.length} were refused.`,
    '<ApiTable>',
    markdownTable(['Language', 'Checked', 'Level', 'Tool'], rows),
    '</ApiTable>',
  ]);
}
