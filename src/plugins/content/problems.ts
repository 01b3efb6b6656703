/** Something wrong in a source file, said so that its writer can mend it. */
export interface Problem {
  /** Path relative to the site. */
  readonly file: string;
  /** Counted from 1. */
  readonly line: number;
  readonly message: string;
}

/** `file:line  message`, one per line. */
export function formatProblems(problems: readonly Problem[]): string {
  return problems.map((p) => `${p.file}:${String(p.line)}  ${p.message}`).join('\n');
}
