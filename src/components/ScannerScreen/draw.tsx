import type { ReactNode } from 'react';
import type { Content } from './describe';
import { filters, hint, tips, type ScreenItem } from './labels';
import { Button, Icon, Items, Outline, Page, TopBar } from './parts';
import styles from './styles.module.css';

/** Renders what is on a screen. */
export type Draw = (content: Content) => ReactNode;

/** Title and text of an entry. */
function Entry({ item }: { readonly item: ScreenItem }): ReactNode {
  return (
    <>
      <b>{item.title}</b>
      <p>{item.message}</p>
    </>
  );
}

export const scan: Draw = (c) => (
  <>
    <TopBar title={c.text('textTitleScanPage')} close>
      {c.hasToolbarItem && <Button inTopBar icon="tips" />}
    </TopBar>
    <div className={styles.camera}>
      <Page>
        <Outline />
      </Page>
    </div>
    <div className={styles.controls}>
      <span>
        <Button icon={c.icon('buttonScanTorch', 'torch')}>{c.text('buttonScanTorch')}</Button>
      </span>
      <span className={styles.capture}>
        <i>
          <Icon name="camera" />
        </i>
      </span>
      <span>
        <Button icon="check">{c.text('buttonScanFinish')}</Button>
      </span>
    </div>
  </>
);

export const hintPopup: Draw = (c) => (
  <>
    {scan(c)}
    <div className={styles.scrim}>
      <div className={styles.dialog}>
        <span className={styles.tile} data-n={0}>
          <Page>
            <Outline />
          </Page>
        </span>
        <Entry item={hint} />
        <span className={styles.plain}>{c.text('closeButton')}</span>
      </div>
    </div>
  </>
);

export const onboarding: Draw = (c) => (
  <div className={styles.onboarding}>
    <div className={styles.art}>
      <Page />
    </div>
    <Entry item={c.item} />
    <div className={styles.dots}>
      {Array.from({ length: c.item.of ?? 3 }, (_, index) => (
        <i key={index} />
      ))}
    </div>
    <div className={styles.actions}>
      <span className={styles.plain}>{c.text('buttonSkip')}</span>
      <span className={styles.filled}>{c.text('buttonNext')}</span>
    </div>
  </div>
);

export const scanTips: Draw = (c) => (
  <>
    <TopBar title={c.text('textTitleScanTipsPage')} />
    <Items items={tips} />
  </>
);

export const edit: Draw = (c) => (
  <>
    <TopBar title={c.text('textTitleEditPage')}>
      <Button inTopBar icon="check">
        {c.text('buttonEditFinish')}
      </Button>
    </TopBar>
    <div className={styles.preview}>
      <Page />
      <Page n={2} />
      <span className={styles.pill}>1 / 3</span>
    </div>
    <div className={styles.toolbar}>
      <Button icon="rotate">{c.text('buttonEditRotate')}</Button>
      <Button icon="crop">{c.text('buttonEditCrop')}</Button>
      <Button icon="filter">{c.text('buttonEditFilter')}</Button>
      <Button icon={c.icon('buttonEditArrange', 'arrange')}>{c.text('buttonEditArrange')}</Button>
      <Button icon="delete">{c.text('buttonEditDelete')}</Button>
    </div>
  </>
);

export const crop: Draw = (c) => (
  <>
    <TopBar title={c.text('textTitleCroppingPage')}>
      <Button inTopBar icon="check">
        {c.text('buttonCropFinish')}
      </Button>
    </TopBar>
    <div className={styles.preview}>
      <div className={styles.photo}>
        <Page>
          <Outline handles />
        </Page>
      </div>
    </div>
    <div className={styles.toolbar}>
      <Button icon="expand">{c.text('buttonCropExpand')}</Button>
      <Button icon="snap">{c.text('buttonCropSnap')}</Button>
    </div>
  </>
);

export const filter: Draw = (c) => (
  <>
    <TopBar title={c.text('textTitleFilterPage')}>
      <Icon name="check" />
    </TopBar>
    <div className={styles.preview}>
      <Page />
    </div>
    <div className={styles.filters}>
      {filters.map((name) => (
        <span key={name}>
          <Page />
          {name}
        </span>
      ))}
    </div>
    <div className={styles.all}>
      Apply to all pages
      <i />
    </div>
  </>
);

export const confirm: Draw = (c) => (
  <>
    <TopBar title={c.text('textTitleConfirmationPage')} />
    <div className={styles.grid}>
      {([1, 2, 3] as const).map((n) => (
        <span key={n}>
          <Page n={n} />
        </span>
      ))}
    </div>
    <div className={styles.foot}>
      <span className={styles.filled}>{c.text('buttonConfirmationFinish')}</span>
    </div>
  </>
);

export const emptyResult: Draw = (c) => (
  <>
    <TopBar title={c.text('title')} close />
    <Items items={tips.slice(1)} from={1} />
    <div className={styles.foot}>
      <span className={styles.filled}>{c.text('repeatButton')}</span>
    </div>
  </>
);

const barcodeCamera = (c: Content, hint?: ReactNode): ReactNode => (
  <>
    <TopBar title={c.text('textTitleScanPage')} close />
    <div className={styles.parcel}>
      <span className={styles.viewfinder} />
      {hint}
    </div>
  </>
);

export const barcode: Draw = (c) => (
  <>
    {barcodeCamera(c, <p>{c.text('textScanHint')}</p>)}
    <div className={styles.controls}>
      <span>
        <Button icon="torch">{c.text('buttonScanTorch')}</Button>
      </span>
      {c.isMultiScan && (
        <>
          <span>{c.count}</span>
          <span>
            <span className={styles.filled}>{c.text('textFinishButton')}</span>
          </span>
        </>
      )}
    </div>
  </>
);

/** Only the viewfinder differs; the stylesheet colors it by the name of the screen. */
export const barcodeDetected: Draw = (c) => barcode(c);
export const barcodeRejected: Draw = (c) => barcode(c);

/** Without the hint, which says how to find a barcode: one has been found. */
export const barcodeConfirm: Draw = (c) => (
  <>
    {barcodeCamera(c)}
    <div className={styles.sheet}>
      <b>2012345678903</b>
      <span>EAN-13</span>
      <div className={styles.actions}>
        <span className={styles.plain}>{c.text('textConfirmRetry')}</span>
        <span className={styles.filled}>{c.text('textConfirmAccept')}</span>
      </div>
    </div>
  </>
);
