import { existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readDeclarations } from './declarations.mjs';
import { checkNames } from './names.mjs';

const sdk = `
public class Config: Base { public var filter: Filter = declared()
  public init() {} }
public class Base { public var autoCapture: Bool { get } }
public enum Filter: Int { case gray = 0, blackWhite }
public class SDK {
  public static func load(fileUrl: URL, pages: Int = 1, _ names: String..., done: () -> Void) -> Config {}
}
extension Config { public func reset() {} }
`;
const standard = new Map(
  ['Bool', 'Int', 'String', 'URL', 'print', 'count'].map((name) => [name, 'Swift']),
);
// The parser is a package of the checker, which `npm run samples:verify` installs.
const isInstalled = existsSync(new URL('../../node_modules/web-tree-sitter', import.meta.url));
const parser = isInstalled ? await import('../grammar.mjs') : undefined;
const swift = await parser?.parserOf('swift');

/**
 * @param {string} code
 * @param {string} [imported]
 * @returns {string[]}
 */
function problems(code, imported = 'Sdk') {
  if (!parser || !swift) throw new Error('there is no parser');
  const root = parser.parse(swift, code);
  /** @type {string[]} */
  const messages = [];
  checkNames(
    root,
    [...readDeclarations(parser.parse(swift, sdk), 'Sdk'), ...readDeclarations(root, 'App')],
    standard,
    new Set(['App', 'Swift', imported]),
    (node, message) => messages.push(`${node.startPosition.row + 1}: ${message}`),
  );
  return messages;
}

describe.skipIf(!isInstalled)('checkNames', () => {
  it.each([
    'func f(_ config: Config?) { config?.autoCapture = true; config?.reset() }',
    'let config = SDK.load(fileUrl: url, "a", "b") { print(1) }\nlet url: URL',
    'func f(url: URL) { let c = SDK.load(fileUrl: url, pages: 2, done: {}); c.filter = .gray }',
    'struct A<T> { let list: [T]; func g() { for (i, t) in list { print(i, t) } } }',
    'func f(x: Filter) { switch x { case .gray: print(x)\ncase let other: print(other.count) } }',
  ])('accepts what is declared: %s', (code) => {
    expect(problems(code)).toEqual([]);
  });

  it.each([
    ['func f(_ c: Confg) {}', `1: cannot find type 'Confg' in scope. Did you mean "Config"?`],
    [
      'let a = Config()\n\na.autoCaptur = true',
      `3: value of type 'Config' has no member 'autoCaptur'. Did you mean "autoCapture"?`,
    ],
    [
      'let a = Config()\na.filter = .grey',
      `2: type 'Filter' has no member 'grey'. Did you mean "gray"?`,
    ],
    ['let a = SDK.lode', `1: type 'SDK' has no member 'lode'. Did you mean "load"?`],
    [
      'let a = f(b.autoCaptur)\nfunc f(_ b: Bool) -> Bool { b }',
      `1: nothing has a member 'autoCaptur'. Did you mean "autoCapture"?`,
    ],
    ['let a = rest()', `1: cannot find 'rest' in scope. Did you mean "reset"?`],
    [
      'let a = SDK.load(file: 1, done: {})',
      `1: incorrect argument label in call (have 'file:done:', expected 'fileUrl:done:')`,
    ],
    ['let a = SDK.load(fileUrl: 1)', `1: missing argument for parameter 'done' in call`],
  ])('names the nearest spelling: %s', (code, message) => {
    expect(problems(code)).toContain(message);
  });

  it('says that an import is missing', () => {
    expect(problems('let a = SDK.load', 'Other')[0]).toBe(
      "1: cannot find 'SDK' in scope. An import is missing.",
    );
  });
});
