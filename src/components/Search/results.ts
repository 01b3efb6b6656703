import type { PlatformId } from '@site/src/model/platforms';
import type { Reach } from '@site/src/search/format';
import type { Answer, More } from '@site/src/search/results';

export interface Results extends Answer {
  /** `absent`: live preview, which has no index. */
  readonly state: 'absent' | 'loading' | 'failed' | 'ready';
  /** Words that the results answer; behind what is typed while they are computed. */
  readonly text: string;
  /** Platforms that are searched; none means all. */
  readonly platforms: readonly PlatformId[];
  /** Where the results are from. */
  readonly reach: Reach;
  /** Whether other platforms are searched because the selected ones had no results. */
  readonly widened: boolean;
  /** Pages of other platforms with words that these platforms lack. */
  readonly more: More | undefined;
  /** Loads what could not be loaded. */
  readonly retry: () => void;
}
