/**
 * Keeps the app running where extensions change what it relies on:
 *
 * - Content blockers remove elements of a page. React throws when it removes such an element itself, or inserts another
 *   before it, and the page would be lost (facebook/react issue 11538).
 * - Privacy tools return other values from storage than were written. The color mode would be set again and again,
 *   because Docusaurus's storage announces each change of a value, and sets what is announced.
 */
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

if (ExecutionEnvironment.canUseDOM) {
  // eslint-disable-next-line @typescript-eslint/unbound-method -- called on a node below
  const { removeChild, insertBefore } = Node.prototype;
  Node.prototype.removeChild = function <Child extends Node>(this: Node, child: Child): Child {
    return child.parentNode === this ? (removeChild.call(this, child) as Child) : child;
  };
  Node.prototype.insertBefore = function <Child extends Node>(
    this: Node,
    child: Child,
    next: Node | null,
  ): Child {
    return insertBefore.call(this, child, next?.parentNode === this ? next : null) as Child;
  };

  // Before the listeners of the theme.
  window.addEventListener('storage', (event) => {
    const { isTrusted, storageArea, key, newValue } = event;
    if (isTrusted || storageArea === null || key === null) return;
    if (storageArea.getItem(key) !== newValue) event.stopImmediatePropagation();
  });
}
