import { describe, expect, it } from 'vitest';
import { parseKotlin } from './kotlin';
import { parsedApi } from './lines';
import { memberOf, membersOf } from './types';

const source = `package com.example

import java.io.File

/** Reads documents. */
object Reader {
    enum class Level {
        /** Everything. */
        VERBOSE,
        DEBUG, // and less
    }

    /**
     * Reads a file.
     * @param uri where it is
     * @return whether it was read
     * @since 1.5
     */
    @JvmStatic @JvmOverloads fun load(uri: Uri, options: Map<String, Int> = declared()): Boolean = declared()
    @JvmStatic fun reset() = declared()
    @JvmStatic val items: List<Item> get() = declared()
}

open class Base {
    var source: Source by declared()
    open var tips: Tips? by declared()
    private var hidden: Int = 0
    internal fun secret(): Int = 1
}

/** Configures a scan. */
class Configuration : Base() {
    companion object {
        @JvmStatic fun create(): Configuration = declared()
    }
    override var tips: Tips? by declared()
    val pages: List<File> by declared()
}

class Contract : ActivityResultContract<Configuration, Boolean>() {
    override fun createIntent(context: Context): Intent = declared()
}

class Files(
    /** The files. */
    val uris: List<Uri>,
    val config: Configuration,
)

class Color(val light: String, val dark: String)

fun interface Listener {
    fun onRead(text: String): State
}
`;

const api = parsedApi('Android', new Map([['Sdk.kt', source]]), parseKotlin);
const get = (id: string) => {
  const symbol = api.symbols.get(id);
  if (symbol === undefined)
    throw new Error(`no ${id}; there are ${[...api.symbols.keys()].join(', ')}`);
  return symbol;
};

describe('parseKotlin', () => {
  it('finds every public symbol and none other', () => {
    expect([...api.symbols.keys()]).toEqual([
      'Reader',
      'Reader.Level',
      'Reader.Level.VERBOSE',
      'Reader.Level.DEBUG',
      'Reader.load',
      'Reader.reset',
      'Reader.items',
      'Base',
      'Base.source',
      'Base.tips',
      'Configuration',
      'Configuration.create',
      'Configuration.tips',
      'Configuration.pages',
      'Contract',
      'Files',
      'Files.uris',
      'Files.config',
      'Color',
      'Color.light',
      'Color.dark',
      'Listener',
      'Listener.onRead',
    ]);
  });

  it('reads functions', () => {
    expect(get('Reader.load')).toMatchObject({
      kind: 'function',
      parent: 'Reader',
      type: 'Boolean',
      signature: 'fun load(uri: Uri, options: Map<String, Int> = declared()): Boolean',
      comment: { summary: 'Reads a file.', returns: 'whether it was read', since: '1.5' },
      parameters: [
        { name: 'uri', type: 'Uri', optional: false, description: 'where it is' },
        { name: 'options', type: 'Map<String, Int>', optional: true, description: '' },
      ],
    });
    expect(get('Reader.reset')).toMatchObject({
      type: 'Unit',
      signature: 'fun reset()',
      parameters: [],
    });
    expect(get('Listener.onRead')).toMatchObject({ kind: 'function', type: 'State' });
  });

  it('reads properties without delegates, values and getters', () => {
    expect(get('Base.source')).toMatchObject({
      kind: 'property',
      type: 'Source',
      signature: 'var source: Source',
    });
    expect(get('Base.tips')).toMatchObject({ type: 'Tips?', signature: 'var tips: Tips?' });
    expect(get('Reader.items')).toMatchObject({
      type: 'List<Item>',
      signature: 'val items: List<Item>',
    });
  });

  it('reads constructor properties on one line and on several', () => {
    expect(get('Color.light')).toMatchObject({ type: 'String', parent: 'Color' });
    expect(get('Files.uris')).toMatchObject({
      type: 'List<Uri>',
      comment: { summary: 'The files.' },
    });
    expect(get('Files.config')).toMatchObject({ type: 'Configuration' });
  });

  it('reads nested enumerations and their members', () => {
    expect(get('Reader.Level')).toMatchObject({ kind: 'enum', parent: 'Reader', name: 'Level' });
    expect(get('Reader.Level.VERBOSE')).toMatchObject({
      kind: 'enumMember',
      comment: { summary: 'Everything.' },
    });
    expect(get('Reader.Level.DEBUG').comment.summary).toBe('');
  });

  it('knows bases, without their type arguments', () => {
    expect(get('Configuration').bases).toEqual(['Base']);
    expect(get('Contract').bases).toEqual(['ActivityResultContract']);
    expect(get('Contract').signature).toBe(
      'class Contract : ActivityResultContract<Configuration, Boolean>()',
    );
  });

  it('gives members of a companion to its class', () => {
    expect(get('Configuration.create')).toMatchObject({ parent: 'Configuration' });
  });

  it('does not carry a comment over to the next symbol', () => {
    expect(get('Base').comment.summary).toBe('');
    expect(get('Configuration.pages').comment.summary).toBe('');
  });

  it('notes file and line', () => {
    expect(get('Base')).toMatchObject({ file: 'Sdk.kt', line: 24 });
  });

  it('names file and line of a comment it cannot read', () => {
    expect(() => parseKotlin('/** @sicne 1.5 */\nclass A', 'A.kt')).toThrow(
      'A.kt:2  Unknown tag @sicne',
    );
  });

  it('names file and line for the comment of a function, too', () => {
    expect(() =>
      parseKotlin('object A {\n    /** @sicne 1.5 */\n    fun a(): Int = declared()\n}', 'A.kt'),
    ).toThrow('A.kt:3  Unknown tag @sicne');
  });

  it('reads types with comments behind them', () => {
    const symbols = parseKotlin(
      'enum class A { // first\n    ONE, // and only\n}\nclass B { // second\n    val c: Int by declared() // third\n}',
      'A.kt',
    );
    expect(symbols.map(({ id }) => id)).toEqual(['A', 'A.ONE', 'B', 'B.c']);
    expect(symbols.at(-1)).toMatchObject({ type: 'Int' });
  });
});

describe('members', () => {
  it('come with those of the base, overridden ones once', () => {
    expect(membersOf(api, 'Configuration').map(({ id }) => id)).toEqual([
      'Base.source',
      'Configuration.create',
      'Configuration.tips',
      'Configuration.pages',
    ]);
    expect(memberOf(api, 'Configuration', 'source')?.id).toBe('Base.source');
    expect(memberOf(api, 'Configuration', 'nothing')).toBeUndefined();
  });
});
