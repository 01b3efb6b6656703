// Decides which of the steps of a run start when.

/**
 * @typedef {object} Scheduled
 * @property {string} name
 * @property {string} [after] Name of a step that has to have ended before.
 * @property {boolean} [alone] Nothing else may run beside it: it measures time, or uses every core.
 */

/**
 * Runs steps in their order, some of them side by side. A step that has to wait for another lets
 * later steps pass; one that runs alone does not, so that its turn comes.
 *
 * @template {Scheduled} S
 * @template R
 * @param {readonly S[]} steps
 * @param {number} slots How many may run side by side.
 * @param {(step: S) => Promise<R>} run Must not reject.
 * @returns {Promise<R[]>} What `run` returned for each step, in the order of the steps.
 * @throws {Error} If a step waits for one that comes later.
 */
export async function schedule(steps, slots, run) {
  const names = new Set(steps.map(({ name }) => name));
  /** @type {Map<string, R>} */
  const results = new Map();
  /** @type {Map<S, Promise<void>>} */
  const running = new Map();
  const waiting = [...steps];

  /** @param {S} step */
  const isReady = ({ after, alone }) =>
    (after === undefined || !names.has(after) || results.has(after)) &&
    (alone === true
      ? running.size === 0
      : running.size < slots && ![...running.keys()].some((other) => other.alone === true));

  const startReady = () => {
    for (const step of [...waiting]) {
      if (isReady(step)) {
        waiting.splice(waiting.indexOf(step), 1);
        running.set(
          step,
          run(step).then((result) => {
            results.set(step.name, result);
            running.delete(step);
          }),
        );
      } else if (step.alone === true) return;
    }
  };

  while (results.size < steps.length) {
    startReady();
    if (running.size === 0) {
      throw new Error(`No step can start: ${waiting.map(({ name }) => name).join(', ')}.`);
    }
    await Promise.race(running.values());
  }
  return steps.map(({ name }) => /** @type {R} */ (results.get(name)));
}
