/** An element that a component adds to the head, or attributes of the root element. */
export interface HeadElement {
  readonly type: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly text: string;
}

/** The merged head of all components. */
export interface HeadState {
  readonly title?: string;
  /** Attributes of the root element. */
  readonly root: Readonly<Record<string, string>>;
  /** Elements of the head, in the order of their components. */
  readonly tags: readonly HeadElement[];
}

/** Key of an element: if two components set the same tag, the later one wins. */
function subjectOf({ type, attributes, text }: HeadElement): string {
  if (type === 'meta') {
    const name = ['charset', 'http-equiv', 'name', 'property', 'itemprop'].find(
      (key) => key in attributes,
    );
    return `meta ${name ?? ''} ${name === 'charset' ? '' : (attributes[name ?? ''] ?? '')}`;
  }
  if (type === 'link') {
    return attributes.rel === 'canonical' ? 'link canonical' : `link ${attributes.href ?? ''}`;
  }
  return `${type} ${attributes.src ?? text}`;
}

/**
 * Merges the head elements of all components, in render order.
 *
 * @throws Error for an unsupported element.
 */
export function stateOf(components: readonly (readonly HeadElement[])[]): HeadState {
  let title: string | undefined;
  const root: Record<string, string> = {};
  const owners = new Map<string, number>();
  const tags: { readonly owner: number; readonly subject: string; readonly tag: HeadElement }[] =
    [];
  components.forEach((elements, owner) => {
    for (const tag of elements) {
      if (tag.type === 'title') title = tag.text;
      else if (tag.type === 'html') Object.assign(root, tag.attributes);
      else if (['meta', 'link', 'script'].includes(tag.type)) {
        const subject = subjectOf(tag);
        owners.set(subject, owner);
        tags.push({ owner, subject, tag });
      } else if (tag.type !== 'body' || Object.keys(tag.attributes).length > 0) {
        throw new Error(
          `<${tag.type}> in <Head> is not supported; see src/fast-documents/standIns/helmet.ts.`,
        );
      }
    }
  });
  return {
    ...(title === undefined ? {} : { title }),
    root,
    tags: tags.filter(({ owner, subject }) => owners.get(subject) === owner).map(({ tag }) => tag),
  };
}
