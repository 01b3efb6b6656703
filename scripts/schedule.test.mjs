import { describe, expect, it } from 'vitest';
import { schedule } from './schedule.mjs';

/**
 * Runs steps that end on demand; `log` has what started and ended.
 * @param {Parameters<typeof schedule>[0]} steps
 * @param {number} slots
 */
function start(steps, slots) {
  /** @type {string[]} */
  const log = [];
  /** @type {Map<string, () => void>} */
  const ends = new Map();
  const done = schedule(
    steps,
    slots,
    ({ name }) =>
      new Promise((resolve) => {
        log.push(`+${name}`);
        ends.set(name, () => {
          log.push(`-${name}`);
          resolve(`result of ${name}`);
        });
      }),
  );
  return {
    log,
    done,
    /** @param {string} name */
    end: async (name) => {
      ends.get(name)?.();
      // Promises of the scheduler settle before the next task.
      await new Promise((resolve) => setImmediate(resolve));
    },
  };
}

describe('steps', () => {
  it('run side by side, as many as there are slots, and report in their own order', async () => {
    const { log, done, end } = start([{ name: 'a' }, { name: 'b' }, { name: 'c' }], 2);
    expect(log).toEqual(['+a', '+b']);
    await end('b');
    expect(log).toEqual(['+a', '+b', '-b', '+c']);
    await end('c');
    await end('a');
    expect(await done).toEqual(['result of a', 'result of b', 'result of c']);
  });

  it('wait for the step they need, and let later ones pass meanwhile', async () => {
    const { log, end } = start([{ name: 'a' }, { name: 'b', after: 'a' }, { name: 'c' }], 2);
    expect(log).toEqual(['+a', '+c']);
    await end('a');
    expect(log).toEqual(['+a', '+c', '-a', '+b']);
  });

  it('do not wait for a step that is not part of the run', () => {
    expect(start([{ name: 'b', after: 'a' }], 1).log).toEqual(['+b']);
  });

  it('run exclusively if they require it, in order', async () => {
    const { log, end } = start([{ name: 'a' }, { name: 'b', alone: true }, { name: 'c' }], 2);
    expect(log).toEqual(['+a']);
    await end('a');
    expect(log).toEqual(['+a', '-a', '+b']);
    await end('b');
    expect(log).toEqual(['+a', '-a', '+b', '-b', '+c']);
  });

  it('are refused where none could ever start', async () => {
    await expect(
      schedule([{ name: 'a', alone: true, after: 'b' }, { name: 'b' }], 1, () => Promise.resolve()),
    ).rejects.toThrow('No step can start: a, b.');
  });
});
