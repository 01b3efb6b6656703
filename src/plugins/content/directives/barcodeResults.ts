import { groupBy } from '../../../base/groupBy';
import { platformById, platforms } from '../../../model/platforms';
import { sheetCodes, type Reading, type SheetCode } from '../../sheets/barcodes';
import { apiKey, type ApiSet, type Scope } from '../../api/types';
import { resolveSymbol } from '../symbols/resolve';

/** Where an app runs that reads the codes: a platform, and the system of the device. */
interface Target {
  readonly scope: Scope;
  readonly system: string;
}

/** What an app gets for a code, as JSON; `null` if the scanner must not report it. */
export type ExpectedResult = Readonly<Record<string, string>> | null;

/** The platforms of the Barcode SDK that have declarations, each on all of its systems. */
function targetsOf(apis: ApiSet): Target[] {
  return platforms.flatMap(({ id, runsOn }) => {
    const scope: Scope = { product: 'barcode', platform: id };
    return apis.platforms.has(apiKey(scope)) ? runsOn.map((system) => ({ scope, system })) : [];
  });
}

/**
 * A name as the platform spells it, without its type: `ean13` of `BarcodeFormat.ean13`, `EAN_13` of `'EAN_13'`.
 *
 * @throws Error if the platform doesn't have the symbol.
 */
function spelled(apis: ApiSet, scope: Scope, reference: string): string {
  const resolution = resolveSymbol(apis, scope, reference);
  if ('problem' in resolution) throw new Error(resolution.problem);
  return resolution.ok.text.replaceAll("'", '').replace(/^.*\./, '');
}

/** What a scanner reports on devices with this system. */
const readingOn = ({ reading, onIos }: SheetCode, system: string): Reading | undefined =>
  system === 'iOS' ? (onIos ?? reading) : reading;

function resultOn(apis: ApiSet, { scope, system }: Target, code: SheetCode): ExpectedResult {
  const reading = readingOn(code, system);
  if (reading === undefined) return null;
  return {
    [spelled(apis, scope, 'Barcode.value')]: reading.value,
    [spelled(apis, scope, 'Barcode.format')]: spelled(
      apis,
      scope,
      `BarcodeFormat.${reading.format}`,
    ),
  };
}

/** How readers call a target: with its system, if the platform has a second one. */
const labelOf = ({ scope, system }: Target): string => {
  const { label, runsOn } = platformById(scope.platform);
  return runsOn.length === 1 ? label : `${label} on ${system}`;
};

/** A result, and the platforms that share it. */
export interface SharedResult {
  readonly on: string;
  readonly result: ExpectedResult;
}

/** What apps get for a code; platforms with the same result are in one entry. */
export function resultsOf(apis: ApiSet, code: SheetCode): SharedResult[] {
  const targets = targetsOf(apis).map((target) => ({
    target,
    result: resultOn(apis, target, code),
  }));
  return [...groupBy(targets, ({ result }) => JSON.stringify(result)).values()].map((same) => {
    const labels = same.map(({ target }) => {
      const { label, runsOn } = platformById(target.scope.platform);
      const here = same.filter((one) => one.target.scope.platform === target.scope.platform);
      return here.length === runsOn.length ? label : labelOf(target);
    });
    return { on: [...new Set(labels)].join(', '), result: same[0]?.result ?? null };
  });
}

/** All results, by platform and code, for apps that compare theirs. */
export function allResults(
  apis: ApiSet,
): Readonly<Record<string, Readonly<Record<string, ExpectedResult>>>> {
  return Object.fromEntries(
    targetsOf(apis).map((target) => [
      labelOf(target),
      Object.fromEntries(sheetCodes.map((code) => [code.id, resultOn(apis, target, code)])),
    ]),
  );
}
