import { platformById, type PlatformId, type ProductId } from '../model/platforms';
import type { Query } from './query';

/** What is known about the reader. */
export interface Reader {
  readonly platform?: PlatformId;
  readonly product?: ProductId;
  /** Path of the current page. */
  readonly path?: string;
}

/**
 * The platforms to search for this query: those it names, otherwise the reader's; empty means all.
 */
export function scopeOf(query: Query, reader: Reader): readonly PlatformId[] {
  const own = reader.platform;
  if (query.platforms.length === 0) return own === undefined ? [] : [own];
  // A reader with a cross-platform app who searches for "iOS" may mean the pages for their app.
  const runsOn: readonly string[] = own === undefined ? [] : platformById(own).runsOn;
  const mayMeanOwn =
    own !== undefined &&
    !query.byLanguage &&
    !query.platforms.includes(own) &&
    query.platforms.every((id) => runsOn.includes(id));
  return mayMeanOwn ? [...query.platforms, own] : query.platforms;
}
