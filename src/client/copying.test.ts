import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { say, type Labelled } from './copying';

/** A button with a label of two parts, as that of code blocks has. */
class Button implements Labelled<string> {
  childNodes: readonly string[] = ['Copy', ' code'];

  get textContent(): string {
    return this.childNodes.join('');
  }
  set textContent(text: string) {
    this.childNodes = [text];
  }
  replaceChildren(...parts: string[]): void {
    this.childNodes = parts;
  }
}

describe('the label of a copy button', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('gives way to its label, part by part', () => {
    const button = new Button();
    say(button, 'The browser didn’t allow copying');
    expect(button.childNodes).toEqual(['The browser didn’t allow copying']);
    vi.advanceTimersByTime(2500);
    expect(button.childNodes).toEqual(['Copy', ' code']);
  });

  it('stands a whole moment after the second of two quick presses, and is not taken for the label', () => {
    const button = new Button();
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
    const status: { textContent: string | null } = { textContent: '' };
    const button = new Button();
    say(button, 'Copied', status);
    vi.advanceTimersByTime(2000);
    say(button, 'The browser didn’t allow copying', status);
    vi.advanceTimersByTime(2499);
    expect(status.textContent).toBe('The browser didn’t allow copying');
    vi.advanceTimersByTime(1);
    expect(status.textContent).toBe('');
  });

  it('does not mix up two buttons', () => {
    const [one, other] = [new Button(), new Button()];
    other.childNodes = ['Copy message'];
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
