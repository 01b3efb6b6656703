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
import { renderIndex, renderSymbol } from './pages';
import type { Reference, TopKind } from './reference';

const kinds = new Map<ReflectionKind, TopKind>([
  [ReflectionKind.Interface, 'interface'],
  [ReflectionKind.Enum, 'enum'],
  [ReflectionKind.TypeAlias, 'alias'],
  [ReflectionKind.Variable, 'variable'],
]);

/** The theme of typedoc-plugin-markdown, with templates that show the merged declarations as guides do. */
class ReferenceTheme extends MarkdownTheme {
  override reflectionTemplate = ({ model }: MarkdownPageEvent<DeclarationReflection>): string => {
    // The plugin instance hands it to TypeDoc.
    const reference = this.application.options.getValue('deckleReference') as Reference;
    const kind = kinds.get(model.kind);
    if (kind !== undefined) return renderSymbol(reference, model.name, kind);
    return renderIndex(reference, Comment.combineDisplayParts(model.comment?.summary).trim());
  };
}

/** Defines the theme in TypeDoc. */
export function load(app: MarkdownApplication): void {
  app.options.addDeclaration({
    name: 'deckleReference',
    help: 'What the pages of the reference are made of',
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
