import { memo, type MouseEvent, type ReactNode } from 'react';
import { useBaseUrlUtils } from '@docusaurus/useBaseUrl';
import clsx from 'clsx';
import { isPlainClick } from '@site/src/client/links';
import PlatformLogo from '@site/src/components/PlatformLogo';
import type { Piece } from '@site/src/search/excerpt';
import { platformById, productLabel } from '@site/src/model/platforms';
import type { Option, OptionGroup, Place } from './options';
import styles from './styles.module.css';

function Pieces({ pieces }: { readonly pieces: readonly Piece[] }): ReactNode {
  return pieces.map(({ text, marked }, index) =>
    marked ? <mark key={index}>{text}</mark> : <span key={index}>{text}</span>,
  );
}

/** Product and, where several are searched, platform of a page, at its title. */
function PlaceLabel({ place: { platform, product } }: { readonly place: Place }): ReactNode {
  if (product === undefined) return null;
  return (
    <span className={clsx(styles.place, product === 'barcode' && styles.barcode)}>
      {platform !== undefined && <PlatformLogo platform={platform} size={14} />}
      <span>
        {platform === undefined
          ? productLabel(product)
          : `${platformById(platform).label}, ${productLabel(product)}`}
      </span>
    </span>
  );
}

interface ItemProps {
  readonly id: string;
  readonly number: number;
  readonly option: Option;
  readonly place: Place | undefined;
  readonly active: boolean;
  readonly onPoint: (option: number) => void;
  readonly onOpen: (to: string) => void;
}

/** One result: a link, so that the mouse can open it in a new tab, and an option of the list. */
const Item = memo(function Item(props: ItemProps): ReactNode {
  const { id, number, option, place, active, onPoint, onOpen } = props;
  const { withBaseUrl } = useBaseUrlUtils();
  const { to, title, kind, trail, excerpt } = option;
  const onClick = (event: MouseEvent): void => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    onOpen(to);
  };
  return (
    // Docusaurus's own link would load every page that a result names as soon as it is in view.
    // eslint-disable-next-line @docusaurus/no-html-links
    <a
      id={id}
      role="option"
      aria-selected={active}
      tabIndex={-1}
      href={withBaseUrl(to)}
      className={clsx(styles.option, styles[kind], active && styles.active)}
      onClick={onClick}
      onPointerMove={() => {
        if (!active) onPoint(number);
      }}
    >
      <span className={styles.title}>
        <span
          id={`${id}-title`}
          {...(kind === 'symbol' && { className: styles.code, translate: 'no' })}
        >
          <Pieces pieces={title} />
        </span>
        {kind === 'page' && place && <PlaceLabel place={place} />}
        {trail.length > 0 && <span className={styles.trail}>{trail.join(' › ')}</span>}
      </span>
      {excerpt.length > 0 && (
        <span className={styles.excerpt}>
          <Pieces pieces={excerpt} />
        </span>
      )}
    </a>
  );
});

/** The id of an option of a list. */
export const optionId = (listId: string, option: number): string => `${listId}-${option}`;

interface ListProps {
  readonly id: string;
  readonly groups: readonly OptionGroup[];
  /** Number of the active option, counted over all groups. */
  readonly active: number | undefined;
  readonly onPoint: (option: number) => void;
  readonly onOpen: (to: string) => void;
}

/** The results, page by page. Focus stays in the field; the arrow keys move through the list. */
export default function List({ id, groups, active, onPoint, onOpen }: ListProps): ReactNode {
  const starts = groups.map((_, index) => groups.slice(0, index).flatMap((g) => g.options).length);
  return (
    <div id={id} role="listbox" aria-label="Results" className={styles.list}>
      {groups.map(({ label, place, options }, index) => {
        const start = starts[index] ?? 0;
        const labelId =
          label === undefined ? `${optionId(id, start)}-title` : `${id}-label-${index}`;
        return (
          <div
            key={index}
            role="group"
            aria-labelledby={labelId}
            className={clsx(styles.group, label !== undefined && styles.plain)}
          >
            {label !== undefined && (
              <div id={labelId} role="presentation" className={styles.label}>
                {label}
              </div>
            )}
            {options.map((option, at) => (
              <Item
                key={option.to}
                id={optionId(id, start + at)}
                number={start + at}
                active={start + at === active}
                {...{ option, place, onPoint, onOpen }}
              />
            ))}
          </div>
        );
      })}
    </div>
  );
}
