import { useEffect, useRef, useState, type MouseEvent, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { matchRoutes } from 'react-router-config';
import routes from '@generated/routes';
import { useHistory } from '@docusaurus/router';
import { dataId } from '@site/src/document/data';
import { isPlainClick, sitePath } from '@site/src/document/links';
import type { Body } from '@site/src/document/load';
import { islandAttribute, islands, type Island } from './islands';

/** What Docusaurus offers its links. */
interface Preloader {
  readonly prefetch: (path: string) => unknown;
  readonly preload: (path: string) => unknown;
}

const preloader = (): Preloader => (window as unknown as { docusaurus: Preloader }).docusaurus;

/** Path, query and hash of a link to a page of this site; `undefined` for any other element. */
function pageOf(element: Element | null): string | undefined {
  const link = element?.closest('a');
  if (link === null || link === undefined) return undefined;
  const path = sitePath(
    {
      href: link.getAttribute('href') ?? '',
      target: link.target,
      download: link.hasAttribute('download'),
    },
    window.location.href,
  );
  if (path === undefined) return undefined;
  const matches = matchRoutes(routes, path.replace(/[?#].*$/s, ''));
  // The last route of all is that of pages that are not there. Files are not there, either.
  return matches.at(-1)?.route.path === '*' ? undefined : path;
}

/** Loads the pages of links that come into view, as Docusaurus's own links do. */
function prefetchLinks(root: Element): () => void {
  const observer = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) {
      if (!isIntersecting) continue;
      observer.unobserve(target);
      const path = pageOf(target);
      if (path !== undefined) preloader().prefetch(path);
    }
  });
  for (const link of root.querySelectorAll('a[href]')) observer.observe(link);
  return () => {
    observer.disconnect();
  };
}

/** A component of the text that has come to life, and the element it lives in. */
interface Living {
  readonly host: Element;
  readonly component: Island;
  readonly props: Record<string, string>;
}

async function loadIsland(host: HTMLElement): Promise<Living> {
  const { name, ...props } = JSON.parse(host.getAttribute(islandAttribute) ?? '{}') as Record<
    string,
    string
  > & { readonly name: string };
  const load = islands[name];
  if (load === undefined) throw new Error(`There is no island "${name}".`);
  return { host, props, component: (await load()).default as Island };
}

/**
 * The text of a document as the server drew it. React keeps it as it is; clicks on its links reach the
 * router, and the few parts that need scripts are rendered into their places.
 */
export default function DocumentBody({ body }: { readonly body: Body }): ReactNode {
  const root = useRef<HTMLDivElement>(null);
  const history = useHistory();
  const [living, setLiving] = useState<readonly Living[]>([]);

  useEffect(() => {
    if (root.current === null) return undefined;
    return prefetchLinks(root.current);
  }, []);

  useEffect(() => {
    let gone = false;
    const hosts = [...(root.current?.querySelectorAll<HTMLElement>(`[${islandAttribute}]`) ?? [])];
    void Promise.all(hosts.map(loadIsland)).then((loaded) => {
      if (gone || loaded.length === 0) return;
      for (const { host } of loaded) host.replaceChildren();
      setLiving(loaded);
    });
    return () => {
      gone = true;
    };
  }, []);

  const follow = (event: MouseEvent): void => {
    if (!isPlainClick(event)) return;
    const path = pageOf(event.target as Element);
    if (path === undefined) return;
    event.preventDefault();
    const { pathname, search, hash } = window.location;
    if (path === pathname + search + hash) history.replace(path);
    else history.push(path);
  };

  const preload = (event: { readonly target: EventTarget }): void => {
    const path = pageOf(event.target as Element);
    if (path !== undefined) preloader().preload(path);
  };

  return (
    <>
      <div
        ref={root}
        className="theme-doc-markdown markdown"
        onClick={follow}
        onMouseOver={preload}
        onTouchStart={preload}
        dangerouslySetInnerHTML={body}
        suppressHydrationWarning
      />
      {living.map(({ host, component: Component, props }, index) =>
        createPortal(<Component {...props} />, host, String(index)),
      )}
    </>
  );
}

/** Data of the document, for the visit that begins with this page or leads to it. */
export function DocumentData({ json }: { readonly json: string }): ReactNode {
  return (
    <script
      type="application/json"
      id={dataId}
      dangerouslySetInnerHTML={{ __html: json }}
      suppressHydrationWarning
    />
  );
}
