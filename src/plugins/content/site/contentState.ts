import type { ApiSet } from '../../api/types';
import type { SiteIndex, Sources } from './siteIndex';
import type { StarterArchive } from './starters';

/** What the declarations and the pages of a site say. */
export interface ContentState {
  readonly apis: ApiSet;
  readonly index: SiteIndex;
  /** Starter projects of each product and platform, by {@link apiKey}. */
  readonly starters: ReadonlyMap<string, readonly StarterArchive[]>;
  /** What the index was read from. */
  readonly sources: Sources;
}
