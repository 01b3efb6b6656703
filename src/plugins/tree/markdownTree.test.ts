import { toString } from 'mdast-util-to-string';
import { describe, expect, it } from 'vitest';
import { fromMarkdown } from './markdownTree';

const textOf = (markdown: string): string => toString(fromMarkdown(markdown));

describe('a colon before a word', () => {
  it('belongs to the text, in headings as elsewhere', () => {
    expect(textOf('### uses-sdk:minSdkVersion cannot be *a:b* smaller')).toBe(
      'uses-sdk:minSdkVersion cannot be a:b smaller',
    );
    expect(textOf('Tap :start and :stop.')).toBe('Tap :start and :stop.');
  });

  it('is left where it is written as a directive', () => {
    expect(textOf('A :name[label] here.')).toBe('A label here.');
    expect(textOf('A :name{a=b} here.')).toBe('A  here.');
  });
});
