/** The elements of the document that an element is in, such as the controls of an island, which match a selector. */
export const elementsAround = <E extends HTMLElement>(
  element: Element | null,
  selector: string,
): E[] => [...(element?.closest('article')?.querySelectorAll<E>(selector) ?? [])];
