import { expect, it } from 'vitest';
import { decodeText } from './text';

it('reads what editors on Windows save as what others save', () => {
  const text = '---\ntitle: Größe\n---\n\n✓ 🎉\n';
  const windows = `\uFEFF${text.replaceAll('\n', '\r\n')}`;
  expect(decodeText(Buffer.from(windows))).toEqual({ text });
  expect(decodeText(Buffer.from(text))).toEqual({ text });
  expect(decodeText(Buffer.from(''))).toEqual({ text: '' });
});

it('keeps a character that only looks like a byte order mark', () => {
  const text = 'a\uFEFFb\rc';
  expect(decodeText(Buffer.from(text))).toEqual({ text });
});

it('names the line that is not UTF-8', () => {
  const latin1 = Buffer.from('One.\nTwo über: Größe of it.\nÄ\n', 'latin1');
  expect(decodeText(latin1).problem).toEqual({
    line: 2,
    message: 'This line is not UTF-8. Save the file as UTF-8.',
  });
  const cut = Buffer.from('a\nb\nü').subarray(0, 5);
  expect(decodeText(cut).problem?.line).toBe(3);
  expect(decodeText(Buffer.from('\uFEFFOne.', 'utf16le')).problem?.line).toBe(1);
});
