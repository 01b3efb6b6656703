import { listFiles } from '../../base/files';
import { pageKind } from '../../model/pageKinds';
import type { ProductId } from '../../model/platforms';
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

const kindOfPlace = (place: DocPlace, address: string): SearchKind =>
  address === errorsPath
    ? 'errors'
    : place.type === 'guide'
      ? ((pageKind(place.kind.id)?.id ?? 'site') as SearchKind)
      : place.type === 'reference'
        ? 'api'
        : place.type === 'symbol' && place.name !== undefined
          ? 'symbols'
          : 'site';

/** The section with what is known of the symbol that it is about; others stay as they are. */
function withSymbol(
  apis: ApiSet,
  scope: Scope,
  section: SearchSection,
  owner: string | undefined,
): NamedSection {
  // On a page of the reference every section is one of its type's members.
  const reference =
    owner === undefined
      ? section.isSymbol
        ? section.anchor
        : undefined
      : section.anchor === ''
        ? owner
        : `${owner}.${section.anchor}`;
  const symbol = reference === undefined ? undefined : symbolOn(apis, scope, reference);
  if (symbol === undefined) return { ...section, names: [] };
  const { id, neutral, text } = symbol;
  return {
    ...section,
    // The anchor of a signature or a table has no text.
    heading:
      section.heading === '' && section.isSymbol ? text.replace(/\(\)$/, '') : section.heading,
    prose:
      section.prose === '' && section.isSymbol
        ? plainComment(commentFor(symbol).summary)
        : section.prose,
    names: neutral === undefined ? [id] : spellingsOf(apis, id, scope.product),
  };
}

/** A section of a page about a symbol on all platforms, with its names there; none for what is not about a symbol. */
function withNames(
  apis: ApiSet,
  { product, name = '' }: { readonly product: ProductId; readonly name?: string | undefined },
  section: SearchSection,
): NamedSection[] {
  const type = product === 'barcode' ? name.replace(/^DeckleSDK$/, 'BarcodeSDK') : name;
  if (section.anchor === '') return [{ ...section, names: spellingsOf(apis, type, product) }];
  const isMember = membersOf(apis.model, type).some((member) => member.name === section.anchor);
  return isMember
    ? [
        {
          ...section,
          heading: section.heading.replace(/\(\)$/, ''),
          names: spellingsOf(apis, `${type}.${section.anchor}`, product),
          isSymbol: true,
        },
      ]
    : [];
}

/** The index entry of a page; `text` is its expanded `source`. */
export function indexPage(file: string, source: string, text: string, apis: ApiSet): PageRow {
  const place: DocPlace = file.startsWith('docs/')
    ? classifyDocPath(file.replace(/^docs\//, ''))
    : { type: 'root' };
  const scope = place.type === 'guide' || place.type === 'reference' ? place : undefined;
  const owner = place.type === 'reference' ? file.replace(/^.*\/|\.mdx$/g, '') : undefined;
  const front = frontMatter(source);
  const equivalents = place.type === 'symbol' && place.name !== undefined ? place : undefined;
  return pageRow(
    {
      path: addressOf(file),
      // Every other page about a symbol is about all platforms as well.
      title: equivalents?.name ?? front.title ?? '',
      kind: kindOfPlace(place, addressOf(file)),
      ...(scope === undefined ? {} : { product: scope.product, platform: scope.platform }),
      ...(equivalents === undefined ? {} : { product: equivalents.product }),
    },
    equivalents === undefined ? (front.description ?? '') : '',
    searchSectionsOf(text).flatMap((section) =>
      equivalents !== undefined
        ? withNames(apis, equivalents, section)
        : scope === undefined
          ? [{ ...section, names: [] }]
          : [withSymbol(apis, scope, section, owner)],
    ),
  );
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
