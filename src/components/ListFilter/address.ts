import { isPlatformId } from '@site/src/model/platforms';

/** What the reader wants to see of a list. */
export interface Wanted {
  readonly text: string;
  /** Id of a platform; empty for all. */
  readonly platform: string;
}

/** The value in the address for all platforms: without one, the reader's platform is shown. */
export const everyPlatform = 'all';

/** The platform that a path or an address names, if it is a page of one. */
export function platformIn(path: string): string | undefined {
  return path.split(/[/?#]/).find(isPlatformId);
}

/** What a query asks for, `?platform=iOS&q=expired`; without a field where it doesn't say. */
export function readWanted(query: string): Partial<Wanted> {
  const params = new URLSearchParams(query);
  const text = params.get('q');
  const platform = params.get('platform');
  return {
    ...(text === null ? {} : { text }),
    ...(platform === everyPlatform ? { platform: '' } : {}),
    ...(platform !== null && isPlatformId(platform) ? { platform } : {}),
  };
}
