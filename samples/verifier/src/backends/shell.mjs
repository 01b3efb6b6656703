// Shell: `bash -n` reads the script without running it.

import { run } from '../process.mjs';

/** @import { Backend, Finding } from '../types.d.ts' */

/** @type {Backend} */
export const shell = {
  level: 'parsed',
  async tool() {
    const { output, missing } = await run('bash', ['--version']);
    if (missing) return { missing: 'bash is not installed' };
    return {
      tool: {
        name: 'bash',
        version: /version (\d+\.\d+\.\d+)/.exec(output)?.[1] ?? '',
      },
    };
  },
  async check(units) {
    /** @type {Finding[]} */
    const findings = [];
    for (const unit of units) {
      const { code, output } = await run('bash', ['-n'], {
        input: `${unit.code}\n`,
      });
      if (code === 0) continue;
      const match = /line (\d+): (.*)/.exec(output);
      const line = Math.min(Number(match?.[1] ?? 1), unit.code.split('\n').length);
      findings.push({
        unit,
        line,
        column: 1,
        message: match?.[2] ?? output.trim(),
      });
    }
    return findings;
  },
};
