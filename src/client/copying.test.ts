import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { say } from './copying';

/** A button with a label of two parts, as that of code blocks has. */
function buttonOf(...label: readonly string[]): Element {
  const button = {
    childNodes: label,
    get textContent() {
      return button.childNodes.join('');
    },
    set textContent(text: string) {
      button.childNodes = [text];
    },
    replaceChildren: (...parts: readonly string[]): void => {
      button.childNodes = parts;
    },
  };
  return button as unknown as Element;
}

describe('the label of a copy button', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('stands a whole moment after the second of two quick presses, and gives way to the label, part by part', () => {
    const button = buttonOf('Copy', ' code');
    say(button, 'Copied');
    vi.advanceTimersByTime(2000);
    say(button, 'Copied');
    vi.advanceTimersByTime(2000);
    expect(button.childNodes).toEqual(['Copied']);
    vi.advanceTimersByTime(500);
    expect(button.childNodes).toEqual(['Copy', ' code']);
    say(button, 'Copied');
    vi.advanceTimersByTime(2500);
    expect(button.childNodes).toEqual(['Copy', ' code']);
  });

  it('is said to screen readers for as long, where there is an element for that', () => {
    const status = buttonOf('');
    const button = buttonOf('Copy', ' code');
    say(button, 'Copied', status);
    vi.advanceTimersByTime(2000);
    say(button, 'The browser didn’t allow copying', status);
    vi.advanceTimersByTime(2499);
    expect(status.textContent).toBe('The browser didn’t allow copying');
    vi.advanceTimersByTime(1);
    expect(status.textContent).toBe('');
  });

  it('does not mix up two buttons', () => {
    const [one, other] = [buttonOf('Copy', ' code'), buttonOf('Copy message')];
    say(one, 'Copied');
    vi.advanceTimersByTime(1000);
    say(other, 'Copied');
    vi.advanceTimersByTime(1500);
    expect(one.textContent).toBe('Copy code');
    expect(other.textContent).toBe('Copied');
    vi.advanceTimersByTime(1000);
    expect(other.textContent).toBe('Copy message');
  });
});
