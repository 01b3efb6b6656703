import { describe, expect, it } from 'vitest';
import { parseSwift } from './swift';
import { parsedApi } from './lines';
import { memberOf, membersOf } from './types';

const source = `import Foundation

// Not part of the API.
func declared<T>() -> T { fatalError() }

struct Hidden {
    public var secret: Int
}

/// Reads documents.
@available(iOS 13, *)
public class Reader {
    public enum Level: Int {
        /// Everything.
        case verbose = 0
        case A4Landscape // and more
    }

    /// Reads a file.
    /// It may take a while.
    /// @param fileUrl where it is
    /// @return whether it was read
    /// @since 1.5
    public static func load(fileUrl: URL, options: [String: Int] = [:], done: @escaping (Bool) -> Void) -> Bool { declared() }
    public static func reset() {}
    public static var items: [Item] { declared() }
    public func setColor(light: UIColor, _ dark: UIColor) {}

    public init() {}
    public init?(name: String? = nil) {}
}

public class Base {
    public var source: Source = declared()
    var hidden: Int = 0
}

/// Configures a scan.
public final class Configuration: Base, Sendable {
    public var tips: Tips? = declared()
    public let pages: [URL]
}

public class Empty: Base {}

public protocol Delegate: AnyObject {
    /// @param withResult whether the user finished
    func didFinish(withResult result: Bool)
    func didDetect(barcode: Barcode) -> State
}

extension Delegate {
    public func didDetect(barcode: Barcode) -> State { declared() }
}

public class Last {
    public func version() -> Int { declared() }
}
`;

const api = parsedApi('iOS', new Map([['Sdk.swift', source]]), parseSwift);
const get = (id: string) => {
  const symbol = api.symbols.get(id);
  if (symbol === undefined)
    throw new Error(`no ${id}; there are ${[...api.symbols.keys()].join(', ')}`);
  return symbol;
};

describe('parseSwift', () => {
  it('finds every public symbol and none other', () => {
    expect([...api.symbols.keys()]).toEqual([
      'Reader',
      'Reader.Level',
      'Reader.Level.verbose',
      'Reader.Level.A4Landscape',
      'Reader.load',
      'Reader.reset',
      'Reader.items',
      'Reader.setColor',
      'Base',
      'Base.source',
      'Configuration',
      'Configuration.tips',
      'Configuration.pages',
      'Empty',
      'Delegate',
      'Delegate.didFinish',
      'Delegate.didDetect',
      'Last',
      'Last.version',
    ]);
  });

  it('reads functions, with labels as the names of parameters', () => {
    expect(get('Reader.load')).toMatchObject({
      kind: 'function',
      parent: 'Reader',
      type: 'Bool',
      isStatic: true,
      signature:
        'static func load(fileUrl: URL, options: [String: Int] = [:], done: @escaping (Bool) -> Void) -> Bool',
      comment: {
        summary: 'Reads a file. It may take a while.',
        returns: 'whether it was read',
        since: '1.5',
      },
      parameters: [
        { name: 'fileUrl', type: 'URL', optional: false, description: 'where it is' },
        { name: 'options', type: '[String: Int]', optional: true, defaultValue: '[:]' },
        { name: 'done', type: '@escaping (Bool) -> Void', optional: false, description: '' },
      ],
    });
    expect(get('Reader.reset')).toMatchObject({ type: 'Void', parameters: [] });
    expect(get('Reader.setColor').parameters).toMatchObject([{ name: 'light' }, { name: 'dark' }]);
    expect(get('Reader.setColor').isStatic).toBeUndefined();
    expect(get('Delegate.didFinish')).toMatchObject({
      signature: 'func didFinish(withResult result: Bool)',
      parameters: [{ name: 'withResult', type: 'Bool', description: 'whether the user finished' }],
    });
  });

  it('reads properties without values and getters', () => {
    expect(get('Base.source')).toMatchObject({
      kind: 'property',
      type: 'Source',
      signature: 'var source: Source',
    });
    expect(get('Configuration.tips')).toMatchObject({
      type: 'Tips?',
      signature: 'var tips: Tips?',
    });
    expect(get('Reader.items')).toMatchObject({
      type: '[Item]',
      signature: 'static var items: [Item]',
      isStatic: true,
    });
    expect(get('Configuration.pages')).toMatchObject({ type: '[URL]' });
  });

  it('reads nested enumerations and their cases', () => {
    expect(get('Reader.Level')).toMatchObject({ kind: 'enum', parent: 'Reader', bases: [] });
    expect(get('Reader.Level.verbose')).toMatchObject({
      kind: 'enumMember',
      type: 'Reader.Level',
      signature: 'verbose',
      comment: { summary: 'Everything.' },
    });
  });

  it('knows bases, without what says nothing about members', () => {
    expect(get('Configuration').bases).toEqual(['Base']);
    expect(get('Delegate').bases).toEqual([]);
    expect(membersOf(api, 'Configuration').map(({ id }) => id)).toEqual([
      'Base.source',
      'Configuration.tips',
      'Configuration.pages',
    ]);
    expect(memberOf(api, 'Empty', 'source')?.id).toBe('Base.source');
  });

  it('carries a comment over an attribute, and over nothing else', () => {
    expect(get('Reader').comment.summary).toBe('Reads documents.');
    expect(get('Configuration').comment.summary).toBe('Configures a scan.');
    expect(get('Base').comment.summary).toBe('');
    expect(get('Configuration.tips').comment.summary).toBe('');
  });

  it('does not treat the default in an extension as another overload', () => {
    expect(get('Delegate.didDetect').overloads).toBeUndefined();
  });

  it('notes file and line', () => {
    expect(get('Base')).toMatchObject({ file: 'Sdk.swift', line: 33 });
  });

  it('names file and line of what it cannot read', () => {
    expect(() => parseSwift('/// @sicne 1.5\npublic class A {}', 'A.swift')).toThrow(
      'A.swift:2  Unknown tag @sicne',
    );
    expect(() =>
      parseSwift('public class A {\n    public subscript(i: Int) -> Int\n}', 'A.swift'),
    ).toThrow('A.swift:2  This declaration cannot be read: public subscript(i: Int) -> Int');
  });
});
