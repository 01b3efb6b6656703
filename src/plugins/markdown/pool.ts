import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { twinDrawer, type BuiltPage, type DrawnTwin, type SiteContext } from './draw';

/** Below, a worker would take longer to start than the pages to draw. */
const worthWorkers = 40;
const mostWorkers = 4;

/** Draws some of the pages, as many as `next` gives, one after the other. */
async function drawInWorker(
  site: SiteContext,
  next: () => number | undefined,
  pageOf: (index: number) => BuiltPage,
  done: (index: number, drawn: DrawnTwin) => void,
): Promise<void> {
  const worker = new Worker(join(__dirname, 'drawWorker.cjs'), { workerData: site });
  try {
    await new Promise<void>((resolve, reject) => {
      let current: number | undefined;
      const begin = (): void => {
        current = next();
        if (current === undefined) resolve();
        else worker.postMessage(pageOf(current));
      };
      worker.on('message', (drawn: DrawnTwin) => {
        if (current !== undefined) done(current, drawn);
        try {
          begin();
        } catch (error) {
          reject(error instanceof Error ? error : new Error(String(error)));
        }
      });
      worker.on('error', reject);
      begin();
    });
  } finally {
    await worker.terminate();
  }
}

/**
 * Draws the twins of pages: many of them on all processors, while other plugins are at work.
 *
 * @param pageOf gives a page when its turn comes, so that not all wait in memory
 */
export async function drawAll(
  site: SiteContext,
  count: number,
  pageOf: (index: number) => BuiltPage,
): Promise<readonly DrawnTwin[]> {
  if (count < worthWorkers) {
    const draw = twinDrawer(site);
    return Array.from({ length: count }, (_, index) => draw(pageOf(index)));
  }
  const twins: DrawnTwin[] = [];
  let given = 0;
  const next = (): number | undefined => (given < count ? given++ : undefined);
  await Promise.all(
    Array.from({ length: Math.min(mostWorkers, availableParallelism()) }, () =>
      drawInWorker(site, next, pageOf, (index, drawn) => {
        twins[index] = drawn;
      }),
    ),
  );
  return twins;
}
