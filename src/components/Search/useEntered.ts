import { useEffect, useState } from 'react';

/** Where a page opens: in the place of this one, or in a new tab. */
export type Where = 'here' | 'newTab';

interface Awaited {
  /** Address of the best result. */
  readonly to: string | undefined;
  /** Whether the results are those of the words in the field. */
  readonly isCurrent: boolean;
  readonly open: (to: string, where: Where) => void;
}

/**
 * Enter, pressed before the results were those of the words in the field: opens the best of them once they are.
 *
 * @returns Where it opens, and a setter; `undefined` while no Enter waits.
 */
export function useEntered({ to, isCurrent, open }: Awaited) {
  const [entered, setEntered] = useState<Where>();
  useEffect(() => {
    if (entered === undefined || !isCurrent) return;
    // eslint-disable-next-line react-hooks/set-state-in-effect -- Each Enter opens one page.
    setEntered(undefined);
    if (to !== undefined) open(to, entered);
  }, [entered, isCurrent, to, open]);
  return [entered, setEntered] as const;
}
