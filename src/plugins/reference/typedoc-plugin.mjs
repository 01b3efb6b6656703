// TypeDoc plugin: TypeDoc and its Markdown plugin determine the pages and their paths;
// their content is rendered by `render.ts` from the merged declarations. Plain JavaScript, because
// TypeDoc loads its plugins with Node's own import.
import { createRequire } from 'node:module';
import { Converter, ParameterType } from 'typedoc';
import { MarkdownPageEvent } from 'typedoc-plugin-markdown';

const require = createRequire(import.meta.url);
require('../../register.cjs');
/** @type {typeof import('./renderPage')} */
const { renderPage } = require('./renderPage.ts');

/** @param {import('typedoc').Application} app */
export function load(app) {
  app.options.addDeclaration({
    name: 'deckleReference',
    help: 'Site, product, platform and package of the reference',
    type: ParameterType.Mixed,
  });

  // A default export doesn't have a name.
  app.converter.on(Converter.EVENT_RESOLVE_BEGIN, (context) => {
    for (const reflection of context.project.children ?? []) {
      if (reflection.name === 'default') reflection.name = 'DeckleSDK';
    }
  });

  app.renderer.on(MarkdownPageEvent.END, (page) => {
    const comment = page.model.comment;
    page.contents = renderPage(
      app.options.getValue('deckleReference'),
      { name: page.model.name, kind: page.model.kind },
      comment === undefined ? undefined : app.serializer.toObject(comment),
    );
  });
}
