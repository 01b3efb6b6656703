/** Something wrong in a source file, said so that its writer can fix it. */
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

/** What the build and the live preview say of the problems of all pages; nothing where there are none. */
export function problemsText(problems: readonly Problem[]): string | undefined {
  if (problems.length === 0) return undefined;
  return `${String(problems.length)} problems in the content:\n${formatProblems(problems)}`;
}

/** Problems that leave nothing to continue with, such as a file that cannot be parsed. */
export class ProblemsError extends Error {
  readonly #problems: readonly Problem[];

  constructor(problems: readonly Problem[]) {
    super(formatProblems(problems));
    this.name = 'ProblemsError';
    this.#problems = problems;
  }

  /** Not a field: the message holds them already, and fields are printed with the error. */
  get problems(): readonly Problem[] {
    return this.#problems;
  }
}

/**
 * The problems in an error.
 *
 * @throws The error itself, if it isn't a {@link ProblemsError}.
 */
export function problemsOf(error: unknown): readonly Problem[] {
  if (error instanceof ProblemsError) return error.problems;
  throw error;
}

/** Collects the problems of several steps, so that they are reported together. */
export class ProblemCollector {
  readonly problems: Problem[] = [];

  /** The result of a step, or `undefined` where it threw a {@link ProblemsError}. */
  run<T>(step: () => T): T | undefined {
    try {
      return step();
    } catch (error) {
      this.problems.push(...problemsOf(error));
      return undefined;
    }
  }

  /** @throws ProblemsError where a step failed. */
  throwIfAny(): void {
    if (this.problems.length > 0) throw new ProblemsError(this.problems);
  }
}
