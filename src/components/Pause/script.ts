/**
 * Inline script that makes the browser style and lay out what it has parsed: the first layout becomes several short tasks
 * instead of a long one. It is an expression that reads a position.
 */
export const pauseScript = 'document.body.offsetTop';
