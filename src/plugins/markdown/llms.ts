import { platformFolder, type DocPlace } from '../../model/docPaths';
import { agentFileName } from '../../model/markdownPath';
import { groups, pageKinds } from '../../model/pageKinds';
import { platforms, products, type PlatformId, type ProductId } from '../../model/platforms';

/** A page with its Markdown version. */
export interface MarkdownFile {
  /** Address of the page. */
  readonly path: string;
  /** Absolute URL of the Markdown version. */
  readonly url: string;
  readonly title: string;
  readonly description: string;
  readonly place: DocPlace | undefined;
  readonly markdown: string;
}

/** A text file of the build, by its path below the base URL. */
export interface TextFile {
  readonly path: string;
  readonly text: string;
}

/** What the files say of the site as a whole. */
export interface SiteSummary {
  readonly title: string;
  readonly description: string;
  /** Public address with the base URL, with a slash at its end. */
  readonly url: string;
}

/** The pages of one SDK on one platform, in reading order. */
export interface SdkPages {
  readonly product: ProductId;
  readonly platform: PlatformId;
  /** "Document SDK for Android". */
  readonly name: string;
  /** Folder of its pages below the base URL, with a slash at its end. */
  readonly folder: string;
  readonly guides: readonly MarkdownFile[];
  readonly reference: readonly MarkdownFile[];
}

const kindOrder = ({ place }: MarkdownFile): number =>
  place?.type === 'guide' ? pageKinds.findIndex(({ id }) => id === place.kind.id) : -1;

const groupOf = ({ place }: MarkdownFile): string | undefined =>
  place?.type === 'guide' ? place.kind.group : undefined;

/** All SDKs that have pages, in the order of products and platforms. */
export function sdksOf(files: readonly MarkdownFile[]): SdkPages[] {
  return products.flatMap((product) =>
    platforms.flatMap((platform): SdkPages[] => {
      const on = (type: 'guide' | 'reference'): MarkdownFile[] =>
        files.filter(
          ({ place }) =>
            place?.type === type && place.product === product.id && place.platform === platform.id,
        );
      const guides = on('guide').sort((a, b) => kindOrder(a) - kindOrder(b));
      const reference = on('reference').sort((a, b) => a.path.localeCompare(b.path, 'en'));
      if (guides.length + reference.length === 0) return [];
      const folder = `docs/${platformFolder(product.id, platform.id)}/`;
      const scope = { product: product.id, platform: platform.id };
      const name = `${product.label} for ${platform.label}`;
      return [{ ...scope, name, folder, guides, reference }];
    }),
  );
}

const item = (title: string, url: string, note: string): string => `- [${title}](${url}): ${note}`;

const section = (title: string, items: readonly string[]): string[] =>
  items.length === 0 ? [] : [`## ${title}`, items.join('\n')];

const described = ({ title, url, description }: MarkdownFile): string =>
  item(title, url, description);

const file = (path: string, parts: readonly string[]): TextFile => ({
  path,
  text: `${parts.join('\n\n')}\n`,
});

const kilobytes = (text: string): string => `${Math.ceil(Buffer.byteLength(text) / 1000)} kB`;

/** An SDK, its two files, and a link to the one with all pages. */
interface SdkFiles {
  readonly sdk: SdkPages;
  readonly index: TextFile;
  readonly full: TextFile;
  readonly fullItem: (title: string) => string;
}

/** Every page of an SDK, one after the other, and the list of them with what each is about. */
function sdkFiles(sdk: SdkPages, site: SiteSummary): SdkFiles {
  const { name, folder, guides, reference } = sdk;
  const pages = [...guides, ...reference];
  const count = `${pages.length} page${pages.length === 1 ? '' : 's'}`;
  const full = file(`${folder}llms-full.txt`, [
    `# ${name}, all pages`,
    `> ${count} of ${site.title} in one file. Each begins with a level-1 heading and names its address. The list of the pages: ${site.url}${folder}llms.txt`,
    ...pages.map(({ markdown }) => `---\n\n${markdown.trim()}`),
  ]);
  const index = file(`${folder}llms.txt`, [
    `# ${name}`,
    `> Every page of ${site.title} about the ${name}, as Markdown.`,
    item('All of them in one file', site.url + full.path, kilobytes(full.text)),
    ...groups.flatMap((group) =>
      section(group, guides.filter((file) => groupOf(file) === group).map(described)),
    ),
    ...section('API reference', reference.map(described)),
  ]);
  const note = `${count}, ${kilobytes(full.text)}`;
  return { sdk, index, full, fullItem: (title) => item(title, site.url + full.path, note) };
}

/** What the list of the site says of an SDK. */
function sdkItems(files: SdkFiles, agents: readonly TextFile[], site: SiteSummary): string[] {
  const { folder, guides, reference } = files.sdk;
  const instructions = agents.find(({ path }) => path === `${folder}${agentFileName}`);
  return [
    ...(instructions === undefined
      ? []
      : [
          item(
            'Instructions for coding agents',
            site.url + instructions.path,
            `rules, setup, and complete code, ${kilobytes(instructions.text)}`,
          ),
        ]),
    item('All pages with descriptions', site.url + files.index.path, 'guides and API reference'),
    files.fullItem('All pages in one file'),
    ...guides.map((file) =>
      file.place?.type === 'guide'
        ? item(file.place.kind.title, file.url, file.place.kind.summary)
        : described(file),
    ),
    ...reference.slice(0, 1).map(({ url, description }) => item('API reference', url, description)),
  ];
}

/**
 * Generates `llms.txt` for the site and for each SDK on each platform, and for each SDK a file with all its pages,
 * from the pages that exist.
 *
 * @param agents files for coding agents, which the list of the site leads to
 */
export function llmsFiles(
  files: readonly MarkdownFile[],
  site: SiteSummary,
  agents: readonly TextFile[] = [],
): TextFile[] {
  const sdks = sdksOf(files).map((sdk) => sdkFiles(sdk, site));
  const others = files
    .filter(({ place }) => place?.type !== 'guide' && place?.type !== 'reference')
    // The list of all symbols links to the others.
    .filter(({ place }) => place?.type !== 'symbol' || place.name === undefined)
    .sort((a, b) => a.path.localeCompare(b.path, 'en'));
  const root = file('llms.txt', [
    `# ${site.title}`,
    `> ${site.description}`,
    'Every page is available as Markdown at its address plus `.md`. The links below lead to the Markdown. Facts, code, and versions differ between platforms, so use the pages of one platform only.',
    ...sdks.flatMap((sdk) => section(sdk.sdk.name, sdkItems(sdk, agents, site))),
    ...section('This site', others.map(described)),
  ]);
  const fullIndex = file('llms-full.txt', [
    `# ${site.title}: all pages, one file for each SDK and platform`,
    '> Each file covers one SDK on one platform, because facts and code differ between platforms.',
    sdks.map(({ sdk, fullItem }) => fullItem(sdk.name)).join('\n'),
  ]);
  return [root, fullIndex, ...sdks.flatMap(({ full, index }) => [index, full])];
}
