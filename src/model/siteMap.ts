import { classifyDocPath } from './docPaths';
import { groups, kindsOf, type PageKind } from './pageKinds';
import { platforms, products, type Platform, type PlatformId, type ProductId } from './platforms';

/** What the docs plugin says of a page; `id` is its path below `docs/` without the extension. */
export interface DocEntry {
  readonly id: string;
  readonly path: string;
}

export interface PlatformPages {
  readonly id: PlatformId;
  readonly label: string;
  /** In which apps can be written. */
  readonly languages: readonly string[];
  /** Address to start at: the introduction, or the API reference where there are no guides yet. */
  readonly intro: string;
  /** Addresses of the guides that exist, by page kind. */
  readonly pages: Readonly<Record<string, string>>;
  /** Address of the API reference, where there is one. */
  readonly api?: string;
  readonly hasGuides: boolean;
}

export interface ProductPages {
  readonly id: ProductId;
  readonly label: string;
  /** Platforms that have pages, in the order of `platforms.ts`. */
  readonly platforms: readonly PlatformPages[];
  readonly kinds: readonly PageKind[];
}

export interface SiteMap {
  readonly products: readonly ProductPages[];
}

/** Which pages exist, derived from the docs plugin's list of documents. */
export function siteMapOf(docs: readonly DocEntry[]): SiteMap {
  const guides = new Map<string, Record<string, string>>();
  const apis = new Map<string, string>();
  for (const doc of docs) {
    const place = classifyDocPath(`${doc.id}.mdx`);
    if (place.type === 'guide') {
      const key = `${place.product}/${place.platform}`;
      guides.set(key, { ...guides.get(key), [place.kind.id]: doc.path });
    }
    if (place.type === 'reference' && place.path === 'index.mdx') {
      apis.set(`${place.product}/${place.platform}`, doc.path);
    }
  }
  return {
    products: products.map(({ id, label }) => ({
      id,
      label,
      kinds: kindsOf(id),
      platforms: platforms.flatMap((platform): PlatformPages[] => {
        const pages = guides.get(`${id}/${platform.id}`);
        const api = apis.get(`${id}/${platform.id}`);
        const intro = pages?.intro ?? api;
        if (intro === undefined) return [];
        const { alsoFrom = [] }: Platform = platform;
        return [
          {
            id: platform.id,
            label: platform.label,
            languages: [...platform.languages, ...alsoFrom],
            intro,
            pages: pages ?? {},
            ...(api === undefined ? {} : { api }),
            hasGuides: pages !== undefined,
          },
        ];
      }),
    })),
  };
}

/** Target of a switch to another platform, and whether it is the same kind of page. */
export interface SwitchTarget {
  readonly path: string;
  readonly exact: boolean;
  /** Title of the page it leads to. */
  readonly title: string;
}

/**
 * The page of `target` that is nearest to the page kind `kindId` (`api` for the reference): the same
 * kind, else the first of its group, else where the platform starts.
 */
export function switchTarget(
  product: ProductPages,
  target: PlatformPages,
  kindId: string | undefined,
): SwitchTarget {
  if (kindId === 'api' && target.api !== undefined) {
    return { path: target.api, exact: true, title: 'API reference' };
  }
  const start: SwitchTarget = {
    path: target.intro,
    exact: kindId === undefined || (kindId === 'intro' && target.hasGuides),
    title: target.hasGuides ? 'Introduction' : 'API reference',
  };
  if (kindId === undefined || kindId === 'api') return start;
  const same = target.pages[kindId];
  const kind = product.kinds.find((k) => k.id === kindId);
  if (same !== undefined && kind !== undefined)
    return { path: same, exact: true, title: kind.title };
  const wanted = kind?.group ?? groups[0];
  const near = product.kinds.find(
    (k) => k.group === wanted && wanted !== 'Start' && target.pages[k.id] !== undefined,
  );
  const path = near === undefined ? undefined : target.pages[near.id];
  return near !== undefined && path !== undefined
    ? { path, exact: false, title: near.title }
    : start;
}
