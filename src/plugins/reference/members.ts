import { addedIn } from '../content/symbols/since';
import { commentFor, resolveOwnMembers, type Resolved } from '../content/symbols/resolve';
import {
  apiTable,
  defaultMarkup,
  meaning,
  memberTable,
  nameCell,
  typeMarkup,
} from '../content/symbols/tables';
import { paragraphs } from '../tree/markdownTable';
import { deprecation, examples, factLine, type Reference } from './reference';

const nameOf = ({ declared, text }: Resolved): string => declared?.name ?? text;

/** A table with a row of each value of an enumeration, or of an alias that the model declares as one. */
export function valueTable(reference: Reference, values: readonly Resolved[]): string {
  const isAlias = values.some(({ declared }) => declared?.kind === 'alias');
  return isAlias
    ? memberTable(values, reference, {
        nameOf: (value) => nameCell(value, reference, value.text, value.neutral?.name),
      })
    : apiTable(values, {
        Member: (value) => nameCell(value, reference, nameOf(value), nameOf(value)),
        Value: ({ declared }) => `\`${declared?.type ?? ''}\``,
        Meaning: (value) => meaning(value, reference),
      });
}

/** A table with a row of each member of an interface. */
function interfaceTable(reference: Reference, members: readonly Resolved[]): string {
  // Where all members are optional, the page says so once.
  const isMixed = members.some(({ declared }) => declared?.optional !== true);
  return memberTable(members, reference, {
    nameOf: (member) => {
      const mark = isMixed && member.declared?.optional === true ? '?' : '';
      return nameCell(member, reference, nameOf(member) + mark, nameOf(member));
    },
  });
}

/** A member of an interface as a section. */
function memberSection(reference: Reference, member: Resolved): string {
  const { apis, scope } = reference;
  const comment = commentFor(member);
  const name = nameOf(member);
  return paragraphs([
    `### ${name} {#${name}}`,
    factLine(reference, member, {
      Type: typeMarkup(member.declared?.type ?? '', reference),
      Default: comment.defaultValue && defaultMarkup(comment.defaultValue, reference),
      Unit: comment.unit,
      Since: addedIn(apis, scope, member),
    }),
    deprecation(comment),
    comment.summary,
    comment.remarks,
    examples(reference, member),
  ]);
}

/** Members of an interface: a table, or a section each where there are many with much to say. */
function memberList(reference: Reference, type: Resolved, members: readonly Resolved[]): string {
  const remarks = members.map((member) => commentFor(member).remarks ?? '').join('');
  const isOptional =
    type.neutral?.result !== true && members.every(({ declared }) => declared?.optional === true);
  return paragraphs([
    isOptional && members.length > 1
      ? 'All members are optional. Leave one out to keep its default.'
      : '',
    members.length > 12 && remarks.length > 500
      ? members.map((member) => memberSection(reference, member)).join('\n\n')
      : interfaceTable(reference, members),
  ]);
}

/**
 * Where the inherited members of a type come from: its base, or, where the package does not export
 * that, the types that share them.
 */
function heritage({ api, apis }: Reference, type: Resolved): string {
  const bases = type.neutral?.bases ?? [];
  const exported = bases.filter((base) => api.symbols.has(base));
  const sharing = [...apis.model.symbols.values()]
    .filter((other) => other.name !== type.id && api.symbols.has(other.name))
    .filter((other) => other.bases.some((base) => bases.includes(base)))
    .map(({ name }) => name);
  const names = exported.length > 0 ? exported : sharing;
  if (names.length === 0) return '';
  const links = names.map((name) => `[\`${name}\`](./${name}.mdx)`).join(' and ');
  return `${exported.length > 0 ? 'Inherited from' : 'Shared with'} ${links}.`;
}

/** Own members of an interface, and below them those that it inherits. */
export function interfaceMembers(
  reference: Reference,
  type: Resolved,
  members: readonly Resolved[],
): string {
  if (members.length === 0) return '';
  const ownIds = new Set(
    resolveOwnMembers(reference.apis, reference.scope, type).map(({ id }) => id),
  );
  const ownMembers = members.filter(({ id }) => ownIds.has(id));
  const inherited = members.filter(({ id }) => !ownIds.has(id));
  const source = heritage(reference, type);
  const parts =
    ownMembers.length === 0 || inherited.length === 0 || source === ''
      ? ['## Members', memberList(reference, type, members)]
      : [
          '## Members',
          memberList(reference, type, ownMembers),
          '## Inherited members',
          source,
          memberList(reference, type, inherited),
        ];
  return paragraphs(parts);
}
