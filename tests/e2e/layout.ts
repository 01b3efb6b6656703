import type { Page } from '@playwright/test';

/**
 * What is wrong with the layout of a page, one line each:
 *
 * - Words in code that are on two lines. A word is a part of a name: `page` and `Arrangement` in `pageArrangement`. A
 *   name that would fit on a line of its cell is a word, too.
 * - Cells whose text reaches into the next one, or out of the table.
 * - Cells of several words that are so narrow that there is hardly one on a line.
 * - Words of a picture outside of their box.
 * - A page that scrolls sideways.
 */
export const layoutProblems = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    for (const details of document.querySelectorAll('details')) details.open = true;
    const problems: string[] = [];
    const range = document.createRange();
    for (const code of document.querySelectorAll('td code')) {
      const cell = code.closest('td')?.getBoundingClientRect().width ?? 0;
      const tooLong = code.textContent.length * 7.2 > cell;
      const pattern = tooLong ? /[A-Z]?[a-z\d]+|[A-Z]+(?![a-z])/g : /[\w$#-]+(?:\.[\w$#-]+)*/g;
      const walker = document.createTreeWalker(code, NodeFilter.SHOW_TEXT);
      while (walker.nextNode()) {
        const text = walker.currentNode as Text;
        for (const { 0: word, index } of text.data.matchAll(pattern)) {
          range.setStart(text, index);
          range.setEnd(text, index + word.length);
          const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
          if (lines.size > 1) problems.push(`broken: ${word} in ${code.textContent}`);
        }
      }
    }
    for (const cell of document.querySelectorAll('.dk-table td')) {
      const { right, width, height } = cell.getBoundingClientRect();
      const table = cell.closest('.dk-table')?.getBoundingClientRect().right ?? 0;
      // Without the mark for other platforms, which is made to reach into the gap.
      const parts = cell.querySelector('[data-equivalents]')
        ? [...cell.querySelectorAll('code')]
        : [cell];
      for (const part of parts) {
        range.selectNodeContents(part);
        const over = Math.round(range.getBoundingClientRect().right - Math.min(right, table) - 1);
        if (over > 0) problems.push(`${String(over)} px too wide: ${part.textContent}`);
      }
      const isSqueezed = cell.textContent.length > 60 && width < 150 && height > width;
      if (isSqueezed && cell.matches(':last-child')) problems.push(`narrow: ${cell.textContent}`);
    }
    for (const part of document.querySelectorAll('[data-picture] :is(code, figcaption)')) {
      const box = (part.closest('li') ?? part).getBoundingClientRect();
      const { left, right } = part.getBoundingClientRect();
      const isInside = left >= box.left - 0.5 && right <= box.right + 0.5;
      if (!isInside) problems.push(`outside of its box: ${part.textContent}`);
    }
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth > clientWidth) problems.push(`scrolls to ${String(scrollWidth)} px`);
    return problems;
  });
