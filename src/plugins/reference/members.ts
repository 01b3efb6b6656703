import { membersOf, ownMembersOf } from '../api/types';
import { paragraphs } from '../content/markdownTable';
import { laterVersion } from '../content/since';
import {
  apiTable,
  defaultMarkup,
  meaning,
  nameCell,
  restriction,
  typeMarkup,
} from '../content/tables';
import type { Resolved } from '../content/resolve';
import { commentOf, deprecation, examples, factLine, type Reference } from './reference';

/** A table with a row of each member or value of a type. */
export function memberTable(reference: Reference, members: readonly Resolved[]): string {
  const isEnum = members.every(({ kind }) => kind === 'enumMember');
  const defaultOf = (member: Resolved): string | undefined =>
    commentOf(reference, member).defaultValue;
  const hasDefaults = members.some((member) => defaultOf(member) !== undefined);
  // Where all members are optional, the page says so once.
  const isMixed = members.some(({ declared }) => declared?.optional !== true);
  return apiTable(isEnum ? 'members' : hasDefaults ? 'options' : 'fields', members, {
    Member: (member) => {
      const name = member.declared?.name ?? member.text;
      const mark = isMixed && member.declared?.optional === true ? '?' : '';
      return nameCell(member, name + mark, name, reference);
    },
    ...(isEnum
      ? { Value: ({ declared }: Resolved) => `\`${declared?.type ?? ''}\`` }
      : { Type: ({ declared }: Resolved) => typeMarkup(declared?.type ?? '', reference) }),
    ...(hasDefaults
      ? { Default: (member: Resolved) => defaultMarkup(defaultOf(member), reference) }
      : {}),
    Meaning: (member) => meaningOf(reference, member),
  });
}

/** All that a row of a table says of a member. */
export function meaningOf(reference: Reference, member: Resolved): string {
  const only = restriction(member, reference.scope);
  return meaning(member, reference, {
    restrictions: [only === undefined ? undefined : `**${only}**`],
    since: laterVersion(reference.apis, reference.scope, member),
  });
}

/** A member of an interface as a section. */
function memberSection(reference: Reference, member: Resolved): string {
  const { apis, scope } = reference;
  const comment = commentOf(reference, member);
  const { declared, text } = member;
  const name = declared?.name ?? text;
  return paragraphs([
    `### ${name} {#${name}}`,
    factLine(reference, member, {
      Type: typeMarkup(declared?.type ?? '', reference),
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
function memberList(
  reference: Reference,
  type: Resolved,
  members: readonly Resolved[],
  title = 'Members',
  source = '',
): string {
  if (members.length === 0) return '';
  const remarks = members.map((member) => commentOf(reference, member).remarks ?? '').join('');
  const isOptional =
    type.neutral?.result !== true && members.every(({ declared }) => declared?.optional === true);
  return paragraphs([
    `## ${title}`,
    source,
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
  const { model } = reference.apis;
  const own = new Set(ownMembersOf(model, type.id).map(({ name }) => name));
  const inherited = new Set(membersOf(model, type.id).map(({ name }) => name));
  const isInherited = ({ neutral }: Resolved): boolean =>
    neutral !== undefined && inherited.has(neutral.name) && !own.has(neutral.name);
  const source = heritage(reference, type);
  const others = members.filter(isInherited);
  if (others.length === 0 || others.length === members.length || source === '') {
    return memberList(reference, type, members);
  }
  return paragraphs([
    memberList(
      reference,
      type,
      members.filter((member) => !isInherited(member)),
    ),
    memberList(reference, type, others, 'Inherited members', source),
  ]);
}
