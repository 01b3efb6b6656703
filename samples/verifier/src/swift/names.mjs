// Swift without a compiler: every name has to be declared by the SDKs, the stubs, the app or the language.

import { groupBy } from '../groupBy.mjs';
import { didYouMean } from '../nearest.mjs';
import { namedChildren, typeName, unquoted } from './declarations.mjs';

/** @import { Node } from 'web-tree-sitter' */
/** @import { Declaration, Parameter } from './declarations.mjs' */

/**
 * The names that a file binds, each with the nodes that write out or show its type.
 * @param {Node} node
 * @param {Map<string, (Node | undefined)[]>} [locals]
 * @returns {Map<string, (Node | undefined)[]>}
 */
function localsOf(node, locals = new Map()) {
  const owner = node.type === 'pattern' ? node.parent : node;
  const children = namedChildren(owner);
  const origin =
    owner?.type === 'property_declaration'
      ? (children.find(({ type }) => type === 'type_annotation') ??
        owner.childForFieldName('value'))
      : /parameter$/.test(node.type) && children.at(-1);
  for (const [index, child] of node.children.entries()) {
    if (child === null) continue;
    const binds =
      /^(?:name|bound_identifier)$/.test(node.fieldNameForChild(index) ?? '') ||
      /^(?:type_parameter|capture_list_item)$/.test(node.type) ||
      (node.type === 'pattern' && child.previousSibling?.type !== '.');
    if (binds && /^(?:simple|type)_identifier$/.test(child.type)) {
      const name = unquoted(child.text);
      locals.set(name, [...(locals.get(name) ?? []), origin || undefined]);
    }
    localsOf(child, locals);
  }
  return locals;
}

/**
 * Looks up the names of a file. Types are not inferred: only where one is written out, it has to have the member.
 * @param {Node} root
 * @param {readonly Declaration[]} declarations
 * @param {ReadonlyMap<string, string>} standard Names that come with the language, and the module of each.
 * @param {ReadonlySet<string>} modules Those that the file sees.
 * @param {(node: Node, message: string) => void} report
 */
export function checkNames(root, declarations, standard, modules, report) {
  const locals = localsOf(root);
  const visible = declarations.filter(({ module }) => modules.has(module));
  const byName = groupBy(visible, ({ name }) => name);
  const byOwner = groupBy(visible, ({ owner }) => owner);
  /** @param {string} name */
  const isType = (name) =>
    byName.get(name)?.some(({ supers, isExtension }) => supers && !isExtension);

  /**
   * @param {string} [type]
   * @returns {Map<string, Declaration[]> | undefined} Its members, inherited ones too; nothing if it is declared elsewhere.
   */
  const membersOf = (type = '') => {
    if (!isType(type)) return undefined;
    const chain = new Set([type]);
    for (const next of chain)
      for (const { supers = [] } of byName.get(next) ?? [])
        for (const base of supers) chain.add(base);
    return groupBy(
      [...chain].flatMap((owner) => byOwner.get(owner) ?? []),
      ({ name }) => name,
    );
  };

  /**
   * @param {string} name
   * @param {readonly string[]} path Names whose type is being looked for.
   * @returns {string | undefined} The type that a name has wherever the file binds it.
   */
  const localType = (name, path) => {
    if (path.includes(name)) return undefined;
    const found = (locals.get(name) ?? []).map((node) => typeOf(node, [...path, name]));
    return new Set(found).size === 1 ? found[0] : undefined;
  };

  /**
   * @param {Node | null | undefined} node
   * @param {readonly string[]} [path]
   * @returns {string | undefined} The type of an expression, or the one that it names.
   */
  const typeOf = (node, path = []) => {
    const name = node?.text ?? '';
    // A subscript is a call to the grammar, and its value is of another type than what has it.
    if (node?.type === 'call_expression')
      return node.lastNamedChild?.text.startsWith('[')
        ? undefined
        : typeOf(node.firstNamedChild, path);
    if (node?.type === 'simple_identifier') return isType(name) ? name : localType(name, path);
    if (node?.type !== 'navigation_expression') return typeName(node);
    const [target, suffix] = namedChildren(node);
    const member = suffix?.lastNamedChild?.text ?? '';
    if (target?.type === 'self_expression') return localType(member, path);
    const found = membersOf(typeOf(target, path))?.get(member);
    return found?.length === 1 ? found[0]?.type : undefined;
  };

  /** @param {Node} node @param {string} [kind] */
  const checkName = (node, kind = '') => {
    const name = unquoted(node.text).replace(/^[$_](?=[a-z])/i, '');
    if (locals.has(name) || notLookedUp.test(name) || modules.has(name)) return;
    if (modules.has(standard.get(name) ?? '') || isType(name)) return;
    if (kind === '' && byName.has(name)) return;
    const isElsewhere =
      standard.has(name) ||
      declarations.some((declaration) => declaration.name === name && declaration.supers);
    const hint = isElsewhere ? ' An import is missing.' : didYouMean(name, byName.keys());
    report(node, `cannot find ${kind}'${name}' in scope.${hint}`);
  };

  /** @param {Node} node @param {Node | null} [target] What has the member. @param {string} [kind] */
  const checkMember = (node, target, kind = 'value of type') => {
    const name = unquoted(node.text);
    const type = typeOf(target);
    const members = membersOf(type) ?? byName;
    if (members.has(name) || standard.has(name)) return;
    const isNamed = target?.text.split('.').at(-1) === type;
    const owner = `${isNamed ? 'type' : kind} '${type}' has no`;
    report(
      node,
      `${members === byName ? 'nothing has a' : owner} member '${name}'.${didYouMean(name, members.keys())}`,
    );
  };

  /** @param {Node} node A call, or one that is only followed by closures. @param {number} [closures] */
  const checkCall = (node, closures = 0) => {
    const [callee, suffix] = namedChildren(node);
    const parts = namedChildren(suffix);
    const args = parts.find(({ type }) => type === 'value_arguments');
    const trailing = closures + parts.length - (args ? 1 : 0);
    if (!args && callee?.type === 'call_expression') return checkCall(callee, trailing);
    const [target, member] = namedChildren(callee);
    const isMember = callee?.type === 'navigation_expression';
    const name = (isMember ? member : callee)?.lastNamedChild?.text ?? callee?.text ?? '';
    const isOpen = locals.has(name) || standard.has(name) || name === 'init';
    const called =
      membersOf(name)?.get('init') ??
      (isMember ? membersOf(typeOf(target)) : undefined)?.get(name) ??
      (isOpen ? undefined : byName.get(name));
    const labels = namedChildren(args).map((argument) => argument.childForFieldName('name')?.text);
    const isWrong = called?.every(
      ({ parameters }) => parameters && !fits(parameters, labels, trailing),
    );
    if (called && isWrong) report(callee ?? node, mismatch(called, labels));
  };

  /** @param {Node} node */
  const visit = (node) => {
    if (notVisited.has(node.type)) return;
    const isInner =
      node.parent?.type === 'call_expression' && !node.nextSibling?.text.startsWith('(');
    if (node.type === 'call_expression' && !isInner) checkCall(node);
    for (const [index, child] of node.children.entries()) {
      const field = node.fieldNameForChild(index);
      const isAttribute = node.parent?.type === 'attribute';
      if (child?.type === 'type_identifier' && node.type === 'user_type') {
        if (child.previousSibling) checkMember(child);
        else if (!isAttribute || /^[A-Z]/.test(child.text)) checkName(child, 'type ');
      } else if (child?.type !== 'simple_identifier') {
        if (child) visit(child);
      } else if (child.previousSibling?.type === '.') {
        const around = node.parent?.childForFieldName('target');
        if (node.parent?.type === 'assignment') checkMember(child, around?.firstNamedChild, 'type');
        else checkMember(child, around);
      } else if (
        !/^(?:name|external_name|bound_identifier)$/.test(field ?? '') &&
        !/^(?:attribute|enum_type_parameters)$/.test(node.type)
      )
        checkName(child);
    }
  };
  visit(root);
}

/** What is part of the language, and what the grammar takes for a name. */
const notLookedUp = /^(?:\$\d+|_|Self|Any|AnyObject|throws|rethrows|async|defer)$/;

/** Code in which names mean something else. */
const notVisited = new Set([
  'availability_condition',
  'import_declaration',
  'value_argument_label',
]);

/**
 * @param {readonly Parameter[]} parameters
 * @param {readonly (string | undefined)[]} labels
 * @param {number} closures Arguments behind the parentheses.
 * @returns {boolean}
 */
function fits(parameters, labels, closures) {
  let next = 0;
  for (const [index, label] of labels.entries()) {
    const found = parameters.findIndex((parameter, at) => at >= next && parameter.label === label);
    const previous = parameters[next - 1];
    if (index > 0 && label === undefined && previous?.isVariadic) continue;
    if (found < 0 || parameters.slice(next, found).some(({ isOptional }) => !isOptional))
      return false;
    next = found + 1;
  }
  const rest = parameters.slice(next);
  return rest.length >= closures && rest.filter(({ isOptional }) => !isOptional).length <= closures;
}

/**
 * @param {readonly Declaration[]} called
 * @param {readonly (string | undefined)[]} labels
 * @returns {string} Why a call fits none of the functions.
 */
function mismatch(called, labels) {
  /** @param {readonly (string | undefined)[]} list */
  const written = (list) => `'${list.map((label) => `${label ?? '_'}:`).join('')}'`;
  const expected = called.map(({ parameters = [] }) =>
    parameters
      .filter(({ label, isOptional }) => !isOptional || labels.includes(label))
      .map(({ label }) => label),
  );
  const missing = expected[0]?.find((label) => !labels.includes(label));
  return called.length === 1 && labels.every((label) => expected[0]?.includes(label)) && missing
    ? `missing argument for parameter '${missing}' in call`
    : `incorrect argument label in call (have ${written(labels)}, expected ${[...new Set(expected.map(written))].join(' or ')})`;
}
