/**
 * How components are written as Markdown, where that takes more than a line. Drawings become the words that their
 * components have for screen readers: the only code of the build that imports anything from `src/components`, and nothing
 * but data from there (`.dependency-cruiser.cjs`).
 */
import type { PhrasingContent, RootContent } from 'mdast';
import { parse } from 'yaml';
import { firstComparison, matrixOf } from '../../components/FeatureMatrix/matrix';
import { sketches } from '../../components/Flow/sketches';
import { valueOf, views, type Mark } from '../../components/MarkedInvoice/marks';
import {
  describeScreen,
  isScreenName,
  type ScreenOptions,
} from '../../components/ScannerScreen/describe';
import { pageStates as stateLabels } from '../../components/ScannerScreen/labels';
import { successorOf } from '../../model/platforms';
import type { ProductPages } from '../../model/siteMap';
import { attribute, type JsxElement } from '../tree/jsx';
import { markdownTable } from '../tree/markdownTable';
import {
  blocks,
  code,
  emphasis,
  joined,
  link,
  ownEntry,
  paragraph,
  strong,
  text,
  type ComponentContext,
  type MarkdownWriter,
} from './markdown';

function productOf(element: JsxElement, { siteMap }: ComponentContext): ProductPages {
  const id = attribute(element, 'product');
  const product = siteMap.products.find((one) => one.id === id);
  if (product === undefined) throw new Error(`there is no product "${id ?? ''}".`);
  return product;
}

/** A link to the Markdown version of a page, or another text if there is no such page. */
const linkOr = (
  { markdownUrlOf }: ComponentContext,
  label: string,
  path: string | undefined,
  otherwise: string,
): string => (path === undefined ? otherwise : `[${label}](${markdownUrlOf(path)})`);

/** Product, platform, version, and where else the page exists. */
export function availability(element: JsxElement, context: ComponentContext): RootContent[] {
  const { place, siteMap } = context;
  if (place?.type !== 'guide') return [];
  const product = siteMap.products.find(({ id }) => id === place.product);
  const here = product?.platforms.find(({ id }) => id === place.platform);
  const others = (product?.platforms ?? [])
    .filter(({ id }) => id !== place.platform)
    .map(({ label, pages }) => linkOr(context, label, pages[place.kind.id], ''))
    .filter(Boolean);
  const successor = successorOf(place.platform) ?? '';
  const move = linkOr(context, `move to ${successor}`, here?.pages.migration, '');
  const parts = [
    `${product?.label ?? ''} for ${here?.label ?? ''}`,
    attribute(element, 'version'),
    successor === '' || move === '' ? undefined : `no new versions: ${move}`,
    others.length === 0 ? undefined : `also on ${others.join(', ')}`,
  ];
  return blocks(parts.filter((part) => part !== undefined).join(' · '));
}

/** What the picture of a screen is told to show. Objects and lists of plain strings read the same as YAML. */
function screenOptions({ attributes }: JsxElement): ScreenOptions {
  return Object.fromEntries(
    attributes.flatMap((entry) =>
      entry.type === 'mdxJsxAttribute' && typeof entry.value === 'object'
        ? [[entry.name, parse(entry.value?.value ?? '') as unknown]]
        : [],
    ),
  );
}

/** The picture of a screen, in words. */
export function scannerScreen(element: JsxElement): RootContent[] {
  const name = attribute(element, 'name') ?? '';
  if (!isScreenName(name)) throw new Error(`there is no screen "${name}".`);
  const caption = attribute(element, 'caption');
  const label = describeScreen(name, screenOptions(element));
  return [
    caption === undefined
      ? paragraph(emphasis(text(label)))
      : paragraph(emphasis(text(caption)), text(` – ${label}`)),
  ];
}

/** Something to scan: its heading, what it's about, the expected results, and its drawing. */
export const sheet: MarkdownWriter = (element, { children, markdownUrlOf }) => [
  ...children(element),
  paragraph(
    link(markdownUrlOf(attribute(element, 'path') ?? ''), text(attribute(element, 'alt') ?? '')),
  ),
];

/** A caption as a paragraph, where there is one. */
function captionOf(element: JsxElement): RootContent[] {
  const caption = attribute(element, 'caption');
  return caption === undefined ? [] : [paragraph(text(caption))];
}

/** A flow chart: its description, then the list it is rendered from. */
export function flow(element: JsxElement, { children }: ComponentContext): RootContent[] {
  const alt = attribute(element, 'alt');
  if (alt === undefined) throw new Error('alt is missing: say what is to be seen.');
  return [paragraph(emphasis(text(alt))), ...children(element), ...captionOf(element)];
}

/** A small drawing adds nothing to the words next to it. Only its name is checked. */
export function sketch(element: JsxElement): RootContent[] {
  const name = attribute(element, 'name') ?? '';
  if (ownEntry<unknown>(sketches, name) === undefined)
    throw new Error(`there is no sketch "${name}".`);
  return [];
}

/** The states of a page: the list it is rendered from. */
export const pageStates: MarkdownWriter = (element, { children }) => [
  ...children(element),
  ...captionOf(element),
];

/** The drawing of a page, in words. */
export function pageState(element: JsxElement): RootContent[] {
  const name = attribute(element, 'name') ?? '';
  const label = ownEntry<string>(stateLabels, name);
  if (label === undefined) throw new Error(`there is no state "${name}".`);
  return [emphasis(text(label))];
}

function returned({ keys, printed }: Mark): PhrasingContent[] {
  if (keys.length === 0) return [text(printed)];
  return joined(
    keys.map((key) => [code(key), text(` ${valueOf(key)}`)]),
    ', ',
  );
}

/** The marked invoice: what is to be seen, the function, and what it returns for each mark. */
export function markedInvoice(element: JsxElement, { children }: ComponentContext): RootContent[] {
  const name = attribute(element, 'of') ?? '';
  const view = Object.entries(views).find(([key]) => key === name)?.[1];
  if (view === undefined) throw new Error(`there is no picture of "${name}".`);
  return [
    paragraph(emphasis(text(view.alt))),
    ...children(element),
    {
      type: 'list',
      ordered: true,
      spread: false,
      children: view.marks.map((mark) => ({
        type: 'listItem',
        children: [paragraph(...returned(mark))],
      })),
    },
    ...captionOf(element),
  ];
}

export function featureMatrix(element: JsxElement, context: ComponentContext): RootContent[] {
  const product = productOf(element, context);
  const { kinds, platforms } = matrixOf(product);
  if (platforms.length === 0) return [];
  const cell = (label: string, path: string | undefined): string =>
    linkOr(context, label, path, '–');
  const head = ['', ...platforms.map(({ intro, label }) => cell(label, intro)), 'Compare'];
  const rows = kinds.map((kind) => [
    kind.title,
    ...platforms.map(({ pages }) => cell('yes', pages[kind.id])),
    cell('Compare', firstComparison(kind, platforms)?.path),
  ]);
  return blocks(`**${product.label}**\n\n${markdownTable(head, rows)}`);
}

export function platformChooser(element: JsxElement, context: ComponentContext): RootContent[] {
  const entries = productOf(element, context).platforms.map(({ label, intro, pages, api }) => {
    const more = [
      linkOr(context, 'Get started', pages.getStarted, ''),
      linkOr(context, 'Changelog', pages.changelog, ''),
      linkOr(context, 'API reference', api, ''),
    ].filter(Boolean);
    const rest = more.length === 0 ? '' : `: ${more.join(', ')}`;
    return `- ${linkOr(context, label, intro, label)}${rest}`;
  });
  return blocks(entries.join('\n'));
}

/** Tabs become what their panels hold, one after the other, each under its label. */
export function tabs(element: JsxElement, context: ComponentContext): RootContent[] {
  return element.children.flatMap((child) => {
    if (child.type !== 'mdxJsxFlowElement' || child.name !== 'TabItem') return [];
    const label = attribute(child, 'label') ?? attribute(child, 'value') ?? '';
    const [first, ...rest] = context.children(child);
    // The caption of a code block takes the label in.
    return first?.type === 'paragraph' && rest[0]?.type === 'code'
      ? [paragraph(strong(text(label)), text(' · '), ...first.children), ...rest]
      : [paragraph(strong(text(label))), ...(first === undefined ? [] : [first, ...rest])];
  });
}
