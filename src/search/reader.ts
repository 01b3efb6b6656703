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
 * The platforms to search for this query, those that are rather meant first: those it names, otherwise the reader's; empty
 * means all.
 */
export function scopeOf(query: Query, { platform }: Reader): readonly PlatformId[] {
  if (query.platforms.length === 0) return platform === undefined ? [] : [platform];
  if (platform === undefined || query.platforms.includes(platform)) return query.platforms;
  // A reader with a cross-platform app who searches for "iOS" may mean the pages for their app, and one on MAUI who
  // searches for "Xamarin" how to move from there.
  const runsOn: readonly string[] = platformById(platform).runsOn;
  const mayMeanOwn =
    !query.byLanguage &&
    query.platforms.every((id) => runsOn.includes(id) || platformById(id).successor === platform);
  return mayMeanOwn ? [platform, ...query.platforms] : query.platforms;
}
