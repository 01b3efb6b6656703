// Only static HTML uses the rest of this component, so that its styles are delivered with this file.
import './styles.module.css';
import { idOfHash } from '../TabSet/tabSet';
import { messageOf } from './message';
import { isRowOf, isWanted, summary, type Wanted } from './narrow';

const entriesIn = (root: ParentNode): HTMLElement[] => [
  ...root.querySelectorAll<HTMLElement>('[data-error-platforms]'),
];

/** Rows of other platforms go away; those of the reader's open. */
function narrowRows(entry: HTMLElement, label: string): void {
  const rows = [
    ...entry.querySelectorAll<HTMLElement>('[data-error-rows] tbody tr, [data-error-remedy]'),
  ];
  const own = rows.filter((row) =>
    isRowOf(row.dataset.errorRemedy ?? row.querySelector('td')?.textContent ?? '', label),
  );
  // A translated table may name no platform as its label does: then all rows stay.
  for (const row of rows) row.hidden = label !== '' && own.length > 0 && !own.includes(row);
  const details = entry.querySelector<HTMLDetailsElement>('details[data-error-rows]');
  if (details !== null) details.open = label !== '';
}

/** Hides headings whose entries are all hidden. */
function hideEmptyGroups(entries: readonly HTMLElement[], isNarrowed: boolean): void {
  const headings = new Map<Element, boolean>();
  for (const entry of entries) {
    let before = entry.previousElementSibling;
    while (before !== null && before.tagName !== 'H2') before = before.previousElementSibling;
    if (before !== null) headings.set(before, headings.get(before) === true || !entry.hidden);
  }
  for (const [heading, hasEntries] of headings) {
    heading.toggleAttribute('hidden', isNarrowed && !hasEntries);
    const next = heading.nextElementSibling;
    if (next?.tagName === 'P') next.toggleAttribute('hidden', isNarrowed && !hasEntries);
  }
}

function controlsOf(filter: Element): {
  readonly text: HTMLInputElement | null;
  readonly platform: HTMLSelectElement | null;
} {
  return { text: filter.querySelector('input'), platform: filter.querySelector('select') };
}

/** Shows the entries that match the filter, and updates their count. */
export function narrow(filter: Element): void {
  const { text, platform } = controlsOf(filter);
  const wanted: Wanted = { text: text?.value ?? '', platform: platform?.value ?? '' };
  const label = wanted.platform === '' ? '' : (platform?.selectedOptions[0]?.text ?? '');
  const entries = entriesIn(document);
  for (const entry of entries) {
    entry.hidden = !isWanted(
      {
        message: messageOf(entry),
        text: entry.textContent,
        platforms: (entry.dataset.errorPlatforms ?? '').split(' '),
      },
      wanted,
    );
    narrowRows(entry, label);
  }
  const shown = entries.filter(({ hidden }) => !hidden).length;
  hideEmptyGroups(entries, wanted.text.trim() !== '' || label !== '');
  const status = filter.querySelector('[role=status]');
  if (status !== null) status.textContent = summary(shown, entries.length);
}

/** Sets the controls from the URL: `?platform=iOS`. */
export function narrowByAddress(filter: Element, search: string): void {
  const wanted = new URLSearchParams(search).get('platform') ?? '';
  const { platform } = controlsOf(filter);
  if (platform === null || ![...platform.options].some(({ value }) => value === wanted)) return;
  platform.value = wanted;
  narrow(filter);
}

/** An entry that a link leads to is shown, whatever was filtered. */
export function reveal(filter: Element, hash: string): void {
  const id = idOfHash(hash);
  const target = id === undefined ? null : document.getElementById(id);
  const entry = target?.closest<HTMLElement>('[data-error-platforms]');
  if (entry?.hidden !== true) return;
  const { text, platform } = controlsOf(filter);
  if (text !== null) text.value = '';
  if (platform !== null) platform.value = '';
  narrow(filter);
  target?.scrollIntoView();
}
