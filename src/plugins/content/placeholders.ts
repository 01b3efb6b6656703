import { didYouMean } from '../../base/nearest.mjs';
import { lineAt, reportAt, type TextContext } from './expandContext';
import { versionsOf } from './siteIndex';
import { apiKey } from './resolve';

const versionNames = ['version', 'previousVersion'];

/** Fills `{{version}}`, `{{previousVersion}}` and `{{fact.…}}`; unknown ones are problems. */
export function fillPlaceholders(text: string, context: TextContext): string {
  const { input, scope } = context;
  const facts = scope === undefined ? {} : (input.index.facts.get(apiKey(scope)) ?? {});
  const versions = scope === undefined ? [] : versionsOf(input.index, scope);

  const valueOf = (name: string): string | { readonly problem: string } => {
    if (name.startsWith('fact.')) {
      const fact = name.slice('fact.'.length);
      const value = Object.hasOwn(facts, fact) ? facts[fact] : undefined;
      return (
        value ?? {
          problem: `No fact "${fact}" for this platform.${didYouMean(fact, Object.keys(facts))}`,
        }
      );
    }
    const index = versionNames.indexOf(name);
    if (index < 0) {
      return {
        problem: `Unknown placeholder "{{${name}}}".${didYouMean(name, [...versionNames, 'fact.'])}`,
      };
    }
    return (
      versions[index] ?? {
        problem: `"{{${name}}}" needs an entry in this platform's changelog, and there is none.`,
      }
    );
  };

  return text.replace(/\{\{([^{}\n]*)\}\}/g, (whole, inner: string, offset: number) => {
    const value = valueOf(inner.trim());
    if (typeof value === 'string') return value;
    reportAt(context, lineAt(text, offset, context), value.problem);
    return whole.replace(/[{}]/g, '');
  });
}
