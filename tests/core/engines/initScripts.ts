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
