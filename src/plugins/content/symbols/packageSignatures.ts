import { didYouMean } from '../../../base/nearest';
import { inOneLine } from '../../api/grammar';
import { membersOf, type Api } from '../../api/types';
import { ownerQualified, syntaxes } from './signatures';

/** The declarations of a block that is written on a page, each with the line that names its package, and its own. */
function declarationsOf(code: string): { label: string; text: string; line: number }[] {
  const found: { label: string; text: string; line: number }[] = [];
  let label = '';
  let isOpen = false;
  for (const [i, text] of code.split('\n').entries()) {
    const last = found.at(-1);
    if (isOpen && last !== undefined) last.text += `\n${text}`;
    else if (text.startsWith('//')) label = /^\/\/ ([\w.]+)/.exec(text)?.[1] ?? '';
    else if (text.trim() !== '') found.push({ label, text, line: i + 1 });
    const declaration = found.at(-1)?.text ?? '';
    isOpen = declaration.split('(').length > declaration.split(')').length;
  }
  return found;
}

/**
 * What C# signatures that are written on a page say otherwise than the package above them: `// Xamarin.iOS` is the one
 * that is declared in the folder `ios`. Lines count from the first one of the code.
 */
export function signatureProblems(
  code: string,
  packages: readonly Api[],
): { readonly line: number; readonly message: string }[] {
  return declarationsOf(code).flatMap(({ label, text, line }) => {
    const folder = label.split('.').at(-1)?.toLowerCase() ?? '';
    const api = packages.find(({ id }) => id.endsWith(`/${folder}`));
    if (api === undefined) {
      return {
        line,
        message: `Nothing compares this signature with a declaration. Use <Signature>, or name a package above it that has its own folder in api-sources/: "// Xamarin.iOS".`,
      };
    }
    const written = inOneLine(text, 'csharp');
    const forms = [...api.symbols.values()].flatMap((symbol) =>
      [symbol, ...(symbol.overloads ?? [])].map((form) => ({
        id: form.id,
        signature: ownerQualified(form, syntaxes['C#']),
      })),
    );
    if (forms.some(({ signature }) => signature === written)) return [];
    const name = /([\w.]+)(?:\(| \{|$)/.exec(written)?.[1] ?? '';
    const same = forms.find(({ id }) => id === name);
    const hint =
      same === undefined
        ? didYouMean(
            name,
            forms.map(({ id }) => id),
          )
        : ` It declares "${same.signature}".`;
    return { line, message: `${label} does not declare "${written}".${hint}` };
  });
}

/**
 * Says that inline code such as `Document.GetImage` or `UI.ScanDocument(config)` names a member that its type has in none
 * of these packages; `undefined` for all other code.
 */
export function unknownMember(code: string, packages: readonly Api[]): string | undefined {
  const [, name = '', type = ''] = /^((\w+(?:\.\w+)*)\.\w+)(?:\(.*\))?$/.exec(code) ?? [];
  const owners = packages.filter(({ symbols }) => symbols.has(type));
  if (owners.length === 0 || owners.some(({ symbols }) => symbols.has(name))) return undefined;
  const members = owners.flatMap((api) => membersOf(api, type).map(({ id }) => id));
  return `\`${code}\`: no package of the platform declares it.${didYouMean(name, members)}`;
}
