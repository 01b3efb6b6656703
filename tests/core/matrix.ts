import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { FullConfig, Reporter, Suite, TestCase, TestResult } from '@playwright/test/reporter';

const file = '.cache/core-matrix.md';

const marks: Readonly<Record<TestResult['status'], string>> = {
  passed: 'yes',
  failed: 'FAILED',
  timedOut: 'FAILED',
  interrupted: 'stopped',
  skipped: 'left out',
};

/** A table of scenarios and engines, printed at the end and written to `.cache/core-matrix.md`. */
export default class Matrix implements Reporter {
  private projects: readonly string[] = [];
  private readonly rows = new Map<string, Map<string, string>>();
  private readonly seconds = new Map<string, number>();
  private readonly reasons = new Set<string>();

  onBegin(_config: FullConfig, suite: Suite): void {
    this.projects = suite.suites.map(({ title }) => title);
  }

  onTestEnd(test: TestCase, { status, duration, annotations }: TestResult): void {
    const project = test.parent.project()?.name ?? '';
    const scenario = test
      .titlePath()
      // Project and file come first.
      .slice(3)
      .join(', ');
    const row = this.rows.get(scenario) ?? new Map<string, string>();
    this.rows.set(scenario, row.set(project, marks[status]));
    this.seconds.set(project, (this.seconds.get(project) ?? 0) + duration / 1000);
    for (const { type, description } of annotations)
      if (type === 'skip' && description !== undefined)
        this.reasons.add(`${project} left out: ${description}`);
  }

  onEnd(): void {
    const cells = [
      ['Scenario', ...this.projects],
      ...[...this.rows].map(([scenario, row]) => [
        scenario,
        ...this.projects.map((project) => row.get(project) ?? ''),
      ]),
      ['Time', ...this.projects.map((name) => `${(this.seconds.get(name) ?? 0).toFixed(0)} s`)],
    ];
    const widths = (cells[0] ?? []).map((_, column) =>
      Math.max(3, ...cells.map((row) => (row[column] ?? '').length)),
    );
    const line = (row: readonly string[]): string =>
      `| ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`;
    const [head = [], ...body] = cells;
    const table = [line(head), line(widths.map((width) => '-'.repeat(width))), ...body.map(line)];
    const text = [...table, '', ...this.reasons].join('\n').trimEnd();
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, `${text}\n`);
    process.stdout.write(`\n${text}\n`);
  }
}
