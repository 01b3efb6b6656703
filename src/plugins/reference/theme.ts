import {
  Comment,
  Converter,
  ParameterType,
  ReflectionKind,
  type DeclarationReflection,
} from 'typedoc';
import {
  MarkdownTheme,
  type MarkdownApplication,
  type MarkdownPageEvent,
} from 'typedoc-plugin-markdown';
import { loadState } from '../content/state';
import type { ReferenceOptions } from './index';
import { renderIndex, renderSymbol } from './pages';
import { referenceOf, type TopKind } from './reference';

/** What the plugin instance hands to TypeDoc. */
type TypedocScope = Pick<ReferenceOptions, 'product' | 'platform' | 'packageName'> & {
  readonly siteDir: string;
};

const kinds = new Map<ReflectionKind, TopKind>([
  [ReflectionKind.Interface, 'interface'],
  [ReflectionKind.Enum, 'enum'],
  [ReflectionKind.TypeAlias, 'alias'],
  [ReflectionKind.Variable, 'variable'],
]);

/** The theme of typedoc-plugin-markdown, with templates that show the merged declarations as guides do. */
class ReferenceTheme extends MarkdownTheme {
  override reflectionTemplate = ({ model }: MarkdownPageEvent<DeclarationReflection>): string => {
    const { siteDir, packageName, ...scope } = this.application.options.getValue(
      'deckleReference',
    ) as TypedocScope;
    const { apis, index } = loadState(siteDir);
    const reference = referenceOf(apis, index, scope, packageName);
    const kind = kinds.get(model.kind);
    if (kind !== undefined) return renderSymbol(reference, model.name, kind);
    return renderIndex(reference, Comment.combineDisplayParts(model.comment?.summary).trim());
  };
}

/** Defines the theme in TypeDoc. */
export function load(app: MarkdownApplication): void {
  app.options.addDeclaration({
    name: 'deckleReference',
    help: 'Site, product, platform and package of the reference',
    type: ParameterType.Mixed,
  });
  app.renderer.defineTheme('deckle', ReferenceTheme);
  // A default export doesn't have a name.
  app.converter.on(Converter.EVENT_RESOLVE_BEGIN, ({ project }) => {
    for (const reflection of project.children ?? []) {
      if (reflection.name === 'default') reflection.name = 'DeckleSDK';
    }
  });
}
