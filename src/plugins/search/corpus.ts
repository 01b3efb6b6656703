import { listFiles } from '../../base/files';
import { pageKind } from '../../model/pageKinds';
import type { ProductId } from '../../model/platforms';
import { modelId } from '../../model/spelling';
import { addressOf, classifyDocPath, type DocPlace } from '../../model/docPaths';
import type { PageRow, SearchKind } from '../../search/format';
import { plainComment } from '../content/symbols/describe';
import { errorsPath } from '../content/errors/errorIndex';
import { membersOf, type ApiSet, type Scope } from '../api/types';
import { commentFor, symbolOn } from '../content/symbols/resolve';
import { frontMatter } from '../content/source/frontMatter';
import { readSource } from '../../base/readSource';
import type { SiteContent } from '../content/siteContent';
import { pageRow, type NamedSection } from './encode';
import { searchSectionsOf, type SearchSection } from './sections';
import { spellingsOf } from './spellings';

/** A page for the index, with its source file for error messages. */
export interface IndexedPage {
  /** Relative to the site. */
  readonly file: string;
  readonly row: PageRow;
}

function kindOfPlace(place: DocPlace, address: string): SearchKind {
  if (address === errorsPath) return 'errors';
  if (place.type === 'guide') return (pageKind(place.kind.id)?.id ?? 'site') as SearchKind;
  if (place.type === 'reference') return 'api';
  return place.type === 'symbol' && place.name !== undefined ? 'symbols' : 'site';
}

/**
 * The symbol that a section is about.
 *
 * @param owner The type that the page is about: on a page of the reference, every section is one of its type's members.
 */
function symbolIn(
  { anchor, isSymbol }: SearchSection,
  owner: string | undefined,
): string | undefined {
  if (owner === undefined) return isSymbol ? anchor : undefined;
  return anchor === '' ? owner : `${owner}.${anchor}`;
}

/** The section with what is known of the symbol that it is about; others stay as they are. */
function withSymbol(
  apis: ApiSet,
  scope: Scope,
  section: SearchSection,
  owner: string | undefined,
): NamedSection {
  const reference = symbolIn(section, owner);
  const symbol = reference === undefined ? undefined : symbolOn(apis, scope, reference);
  if (symbol === undefined) return { ...section, names: [] };
  const { id, neutral, text } = symbol;
  const names = neutral === undefined ? [id] : spellingsOf(apis, id, scope.product);
  if (!section.isSymbol) return { ...section, names };
  return {
    ...section,
    // The anchor of a signature or a table has no text.
    heading: section.heading || text.replace(/\(\)$/, ''),
    prose: section.prose || plainComment(commentFor(symbol).summary),
    names,
  };
}

/** A section of a page about a symbol on all platforms, with its names there; none for what is not about a symbol. */
function withNames(
  apis: ApiSet,
  { product, name }: { readonly product: ProductId; readonly name: string },
  section: SearchSection,
): NamedSection[] {
  const type = modelId(name, product);
  if (section.anchor === '') return [{ ...section, names: spellingsOf(apis, type, product) }];
  const isMember = membersOf(apis.model, type).some((member) => member.name === section.anchor);
  if (!isMember) return [];
  return [
    {
      ...section,
      heading: section.heading.replace(/\(\)$/, ''),
      names: spellingsOf(apis, `${type}.${section.anchor}`, product),
      isSymbol: true,
    },
  ];
}

/** The index entry of a page; `text` is its expanded `source`. */
export function indexPage(file: string, source: string, text: string, apis: ApiSet): PageRow {
  const path = addressOf(file);
  const place: DocPlace = file.startsWith('docs/')
    ? classifyDocPath(file.replace(/^docs\//, ''))
    : { type: 'root' };
  const kind = kindOfPlace(place, path);
  const { title = '', description = '' } = frontMatter(source);
  const sections = searchSectionsOf(text);
  if (place.type === 'symbol' && place.name !== undefined) {
    const { product, name } = place;
    const named = sections.flatMap((section) => withNames(apis, { product, name }, section));
    return pageRow({ path, title: name, kind, product }, '', named);
  }
  if (place.type !== 'guide' && place.type !== 'reference') {
    return pageRow(
      { path, title, kind },
      description,
      sections.map((section) => ({ ...section, names: [] })),
    );
  }
  const { product, platform } = place;
  const owner = place.type === 'reference' ? file.replace(/^.*\/|\.mdx$/g, '') : undefined;
  const named = sections.map((section) => withSymbol(apis, place, section, owner));
  return pageRow({ path, title, kind, product, platform }, description, named);
}

/** All pages that readers can search, generated references included. */
export async function indexPages(content: SiteContent): Promise<IndexedPage[]> {
  const { siteDir } = content;
  const { apis } = await content.state();
  const pages = await content.pages();
  const indexed = ['docs', 'src/pages']
    .flatMap((folder) => listFiles(siteDir, folder, /\.mdx$/))
    .filter((file) => !file.split('/').some((part) => part.startsWith('_')))
    .map((file) => {
      const source = readSource(siteDir, file);
      const { text } = pages.expanded(file, source);
      const row = pages.cached(`search ${file}`, source + text, () =>
        indexPage(file, source, text, apis),
      );
      return { file, row };
    });
  pages.save();
  return indexed;
}
