/**
 * Script that makes the browser style and lay out the page as far as it has come: a long task becomes some short ones,
 * between which the page answers. It is an expression that asks for a position.
 */
export const pauseScript = 'document.body.offsetTop';
