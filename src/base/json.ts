// Parses JSON and says where it is wrong.

import { lineAt } from './lines';

/** Why it is not JSON. */
function failure(text: string): string | undefined {
  try {
    JSON.parse(text);
    return undefined;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

/** The line of a failure, 1-based. Some messages name the position; the others only quote a part of the text. */
function lineOf(text: string, message: string): number {
  const last = text.trimEnd().split('\n').length;
  const position = / at position (\d+)/.exec(message)?.[1];
  if (position !== undefined) return Math.min(last, lineAt(text, Number(position)));
  const token = /^Unexpected token '.+?'/u.exec(message)?.[0];
  if (token === undefined) return last;
  // A beginning of the text fails in the same way as soon as it holds the token.
  const lines = text.split('\n');
  return (
    lines.findIndex((_, index) =>
      failure(lines.slice(0, index + 1).join('\n'))?.startsWith(token),
    ) + 1
  );
}

/** The value, or the line (1-based) where the text is not JSON and the reason. */
export function parseJson(
  text: string,
): { ok: true; value: unknown } | { ok: false; line: number; message: string } {
  const message = failure(text);
  if (message === undefined) return { ok: true, value: JSON.parse(text) };
  const why = message.replace(/(?: in JSON)? at position.*$|, (?:\.{3})?"[^]*$/, '');
  return {
    ok: false,
    line: lineOf(text, message),
    message: `This is not valid JSON: ${why}.`,
  };
}
