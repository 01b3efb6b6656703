/** Scripts that run before those of the page. */

/** Source that calls a function which uses nothing but its argument. */
const call = (run: () => void): string => `(${String(run)})();`;

/** Reports what no engine writes to the page's console in the same way. */
export const monitor = call(() => {
  addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) => {
    console.error(`Content-Security-Policy: ${effectiveDirective} blocked ${blockedURI}`);
  });
  addEventListener('error', ({ message }) => {
    console.error(`Uncaught: ${message}`);
  });
  addEventListener('unhandledrejection', ({ reason }) => {
    console.error(`Unhandled rejection: ${String(reason)}`);
  });
});

/** Passes the errors of the console on to `webkitgtk.py`: WebKitGTK has no signal for them. */
export const forward = call(() => {
  const { error } = console;
  console.error = (...values) => {
    const { webkit } = window as unknown as {
      webkit: { messageHandlers: { problem: { postMessage(text: string): void } } };
    };
    webkit.messageHandlers.problem.postMessage(`console: ${values.map(String).join(' ')}`);
    error.apply(console, values);
  };
});

/**
 * Removes what one of the browsers in `browserslist` lacks: Safari up to 26, Firefox, and Chrome 109. Code of the
 * site that uses one of these needs a guard or another way.
 */
export const reduce = call(() => {
  const missing: readonly (readonly [object | undefined, readonly string[]])[] = [
    [
      window,
      [
        'requestIdleCallback',
        'cancelIdleCallback',
        'scheduler',
        'Scheduler',
        'navigation',
        'Navigation',
        'NavigateEvent',
        'URLPattern',
        'Highlight',
        'trustedTypes',
        'CloseWatcher',
        'onscrollend',
        'Iterator',
        'SuppressedError',
      ],
    ],
    [URL, ['canParse', 'parse']],
    [AbortSignal, ['timeout', 'any']],
    [CSS, ['highlights', 'registerProperty']],
    [
      Element.prototype,
      ['checkVisibility', 'setHTMLUnsafe', 'getHTML', 'scrollIntoViewIfNeeded', 'onscrollend'],
    ],
    [HTMLElement.prototype, ['popover', 'showPopover', 'hidePopover', 'togglePopover']],
    [Document.prototype, ['startViewTransition', 'onscrollend', 'fragmentDirective']],
    [Navigator.prototype, ['connection', 'userAgentData', 'deviceMemory']],
    [Array, ['fromAsync']],
    [Array.prototype, ['toSorted', 'toReversed', 'toSpliced', 'with']],
    [Object, ['groupBy']],
    [Map, ['groupBy']],
    [
      Set.prototype,
      [
        'union',
        'intersection',
        'difference',
        'symmetricDifference',
        'isSubsetOf',
        'isSupersetOf',
        'isDisjointFrom',
      ],
    ],
    [String.prototype, ['isWellFormed', 'toWellFormed']],
    [Promise, ['withResolvers', 'try']],
    [ArrayBuffer.prototype, ['transfer']],
  ];
  for (const [owner, names] of missing) {
    for (const name of names) {
      // Some are read-only and cannot be deleted.
      if (owner !== undefined && !Reflect.deleteProperty(owner, name)) throw new Error(name);
    }
  }
});
