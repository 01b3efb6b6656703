import { paragraphs } from '../content/tree/markdownTable';
import { laterVersion } from '../content/changelog/since';
import { apiTable, defaultMarkup, meaning, nameCell, typeMarkup } from '../content/symbols/tables';
import { commentFor, resolveMembers, type Resolved } from '../content/symbols/resolve';
import { deprecation, examples, factLine, type Reference } from './reference';

/** A table with a row of each value of an enumeration, or of an alias that the model declares as one. */
export function valueTable(reference: Reference, values: readonly Resolved[]): string {
  const isAlias = values.some(({ declared }) => declared?.kind === 'alias');
  return isAlias
    ? apiTable('values', values, {
        Value: (value) => nameCellOf(reference, value, value.text, value.neutral?.name ?? ''),
        Meaning: (value) => meaning(value, reference),
      })
    : apiTable('members', values, {
        Member: (value) => nameCellOf(reference, value, nameOf(value)),
        Value: ({ declared }) => `\`${declared?.type ?? ''}\``,
        Meaning: (value) => meaning(value, reference),
      });
}

/** A table with a row of each member of an interface. */
function memberTable(reference: Reference, members: readonly Resolved[]): string {
  const defaultOf = (member: Resolved): string | undefined => commentFor(member).defaultValue;
  const hasDefaults = members.some((member) => defaultOf(member) !== undefined);
  // Where all members are optional, the page says so once.
  const isMixed = members.some(({ declared }) => declared?.optional !== true);
  return apiTable(hasDefaults ? 'options' : 'fields', members, {
    Member: (member) => {
      const mark = isMixed && member.declared?.optional === true ? '?' : '';
      return nameCellOf(reference, member, nameOf(member) + mark);
    },
    Type: ({ declared }) => typeMarkup(declared?.type ?? '', reference),
    ...(hasDefaults
      ? { Default: (member: Resolved) => defaultMarkup(defaultOf(member), reference) }
      : {}),
    Meaning: (member) => meaning(member, reference),
  });
}

const nameOf = ({ declared, text }: Resolved): string => declared?.name ?? text;

/** The cell of a table with a member's name, and the version that it came with. */
function nameCellOf(
  reference: Reference,
  member: Resolved,
  text: string,
  anchorId = nameOf(member),
): string {
  const since = laterVersion(reference.apis, reference.scope, member);
  return nameCell(member, text, anchorId, reference, since);
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
      Since: laterVersion(apis, scope, member),
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
      : memberTable(reference, members),
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
    resolveMembers(reference.apis, reference.scope, type, true).map(({ id }) => id),
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
