/** Keys of the WebDriver protocols, which name special keys by private code points. */
const codePoints: Readonly<Record<string, string>> = {
  ArrowDown: '\uE015',
  ArrowLeft: '\uE012',
  ArrowRight: '\uE014',
  ArrowUp: '\uE013',
  Backspace: '\uE003',
  Control: '\uE009',
  Delete: '\uE017',
  End: '\uE010',
  Enter: '\uE007',
  Escape: '\uE00C',
  Home: '\uE011',
  PageDown: '\uE00F',
  Shift: '\uE008',
  Tab: '\uE004',
};

/** A step of a key source. */
export interface KeyStep {
  readonly type: 'keyDown' | 'keyUp';
  readonly value: string;
}

/**
 * Steps that press keys in their order and release them in the reverse order.
 * @throws For a name of more than one character that is not in the list.
 */
export function keySteps(keys: readonly string[]): KeyStep[] {
  const values = keys.map((key) => {
    const value = key.length === 1 ? key : codePoints[key];
    if (value === undefined) throw new Error(`Unknown key "${key}"`);
    return value;
  });
  return [
    ...values.map((value): KeyStep => ({ type: 'keyDown', value })),
    ...values.toReversed().map((value): KeyStep => ({ type: 'keyUp', value })),
  ];
}
