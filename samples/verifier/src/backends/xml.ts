// XML: well-formed, with every prefix bound. A fragment is put into a root that binds the usual prefixes.

import { SaxesParser } from 'saxes';
import { packageTool } from '../process';
import type { Backend, Finding } from '../types';

export const xml: Backend = {
  level: 'parsed',
  tool: () => ({ tool: packageTool('saxes') }),
  check(units) {
    const findings: Finding[] = [];
    for (const unit of units) {
      const { text, lineOffset } =
        unit.kind === 'sample' ? { text: unit.code, lineOffset: 0 } : wrapFragment(unit.code);
      const parser = new SaxesParser({ xmlns: true, position: true });
      let broken = false;
      parser.on('error', (error) => {
        if (broken) return;
        broken = true;
        const message = error.message.replace(/^(?:\S*:)?\d+:\d+: /, '');
        const last = unit.code.split('\n').length;
        findings.push({
          unit,
          line: Math.max(1, Math.min(parser.line - lineOffset, last)),
          column: parser.column + 1,
          message,
        });
      });
      parser.write(text).close();
    }
    return findings;
  },
};

/** Those that an XML fence, which may show some elements without their root, uses. */
const namespaces = [
  'xmlns:android="http://schemas.android.com/apk/res/android"',
  'xmlns:app="http://schemas.android.com/apk/res-auto"',
  'xmlns:tools="http://schemas.android.com/tools"',
].join(' ');

/** `lineOffset`: lines that stand before the code. */
function wrapFragment(code: string): { text: string; lineOffset: number } {
  if (/^\s*<(?:\?xml|!DOCTYPE)/.test(code)) return { text: code.trimStart(), lineOffset: 0 };
  return {
    text: `<fragment ${namespaces}>\n${code}\n</fragment>`,
    lineOffset: 1,
  };
}
