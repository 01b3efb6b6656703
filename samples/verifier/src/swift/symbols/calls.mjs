// Which declaration a call means, by its labels.

/** @import { Parameter } from './declarations.mjs' */

/**
 * @typedef {object} Argument
 * @property {string | undefined} label
 * @property {boolean} isTrailing A closure behind the parentheses.
 */

/**
 * The parameter of each argument, or nothing when the call does not fit.
 * @param {readonly Parameter[]} parameters
 * @param {readonly Argument[]} args
 * @returns {Parameter[] | undefined}
 */
export function matched(parameters, args) {
  /** @type {Parameter[]} */
  const found = [];
  let next = 0;
  for (const [index, argument] of args.entries()) {
    const previous = found.at(-1);
    if (
      previous?.isVariadic &&
      argument.label === undefined &&
      !argument.isTrailing
    ) {
      found.push(previous);
      continue;
    }
    const isFirstTrailing =
      argument.isTrailing && args[index - 1]?.isTrailing !== true;
    let parameter = parameters[next];
    while (
      parameter !== undefined &&
      !(isFirstTrailing
        ? takesClosure(parameter) &&
          !laterTakes(parameters, next, args.length - index)
        : parameter.label === argument.label)
    ) {
      if (!parameter.hasDefault && !parameter.isVariadic) return undefined;
      next += 1;
      parameter = parameters[next];
    }
    if (parameter === undefined) return undefined;
    found.push(parameter);
    next += 1;
  }
  return parameters
    .slice(next)
    .every(({ hasDefault, isVariadic }) => hasDefault || isVariadic)
    ? found
    : undefined;
}

/**
 * @param {Parameter} parameter
 * @returns {boolean}
 */
function takesClosure({ type }) {
  const inner = type?.name === 'Optional' ? type.args[0] : type;
  return inner === undefined || inner.name === '->' || Boolean(inner.isGeneric);
}

/**
 * A trailing closure belongs to the first parameter that can take it and without which the rest still fits.
 * @param {readonly Parameter[]} parameters
 * @param {number} at
 * @param {number} closures How many closures follow, this one included.
 * @returns {boolean} A later parameter has to have it, because it has no default.
 */
function laterTakes(parameters, at, closures) {
  if (!parameters[at]?.hasDefault) return false;
  const required = parameters
    .slice(at + 1)
    .filter((parameter) => takesClosure(parameter) && !parameter.hasDefault);
  return required.length >= closures;
}

/**
 * What is wrong with a call of the only function it can mean.
 * @param {readonly Parameter[]} parameters
 * @param {readonly Argument[]} args
 * @returns {string}
 */
export function mismatch(parameters, args) {
  /** @param {readonly (string | undefined)[]} labels */
  const list = (labels) => labels.map((label) => `${label ?? '_'}:`).join('');
  const given = args.filter(({ isTrailing }) => !isTrailing);
  const missing = parameters.find(
    ({ label, hasDefault, isVariadic, ...parameter }) =>
      !hasDefault &&
      !isVariadic &&
      !given.some((argument) => argument.label === label) &&
      !(
        takesClosure({ label, hasDefault, isVariadic, ...parameter }) &&
        args.length > given.length
      ),
  );
  const extra = given.find(
    ({ label }) => !parameters.some((parameter) => parameter.label === label),
  );
  if (extra !== undefined && missing !== undefined) {
    const expected = parameters
      .filter(
        ({ label, hasDefault }) =>
          !hasDefault || given.some((argument) => argument.label === label),
      )
      .map(({ label }) => label);
    return `incorrect argument label in call (have '${list(given.map(({ label }) => label))}', expected '${list(expected)}')`;
  }
  if (missing !== undefined)
    return `missing argument for parameter '${missing.label ?? missing.name}' in call`;
  if (extra !== undefined)
    return extra.label === undefined
      ? 'extra argument in call'
      : `extra argument '${extra.label}' in call`;
  return `the arguments of this call are '${list(args.map(({ label }) => label))}', the parameters '${list(parameters.map(({ label }) => label))}'`;
}
