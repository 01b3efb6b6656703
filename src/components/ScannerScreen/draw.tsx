import type { ReactNode } from 'react';
import { filters, hints, steps, tips, type ScreenItem } from './labels';
import { Button, Icon, Items, Outline, Page, TextButton, TopBar, type Content } from './parts';
import styles from './styles.module.css';

/** Renders what is on a screen. */
export type Draw = (content: Content) => ReactNode;

/** Title and text of an entry, where there are any. */
function Entry({ item }: { readonly item: ScreenItem | undefined }): ReactNode {
  return (
    <>
      {item?.title && <b>{item.title}</b>}
      {item?.message && <p>{item.message}</p>}
    </>
  );
}

export const scan: Draw = (c) => (
  <>
    <TopBar title={c.title('textTitleScanPage')} close>
      {c.shows('buttonScanAutoCaptureOff') ? (
        <span className={styles.item}>
          <Icon name="manual" />
          {c.button('buttonScanAutoCaptureOff')}
        </span>
      ) : (
        c.shows('buttonScanAutoCaptureOn') && (
          <span className={styles.item}>
            <Icon name="auto" />
            {c.button('buttonScanAutoCaptureOn')}
          </span>
        )
      )}
      {c.shows('toolbarItem') && (
        <span className={styles.item}>
          <Icon name="tips" />
          {c.button('toolbarItem')}
        </span>
      )}
    </TopBar>
    <div className={styles.camera}>
      <Page>
        <Outline />
      </Page>
      {c.shows('textFocusHint') && <span className={styles.toast}>{c.text('textFocusHint')}</span>}
    </div>
    <div className={styles.controls}>
      <span>
        <Button content={c} id="buttonScanTorch" icon="torch" />
        <Button content={c} id="buttonScanImport" icon="import" />
      </span>
      <span className={styles.capture}>
        {c.shows('buttonScanCapture') && (
          <i>
            <Icon name="camera" />
          </i>
        )}
        {c.button('buttonScanCapture')}
      </span>
      <span>
        <Button content={c} id="buttonScanFinish" icon="check" />
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
        <Entry item={c.items(hints)[0]} />
        <TextButton content={c} id="closeButton" plain />
      </div>
    </div>
  </>
);

export const onboarding: Draw = (c) => (
  <div className={styles.onboarding}>
    <div className={styles.art}>
      <Page />
    </div>
    <Entry item={c.items(steps)[0]} />
    <div className={styles.dots}>
      {c.items(steps).map((_, index) => (
        <i key={index} />
      ))}
    </div>
    <div className={styles.actions}>
      <TextButton content={c} id="buttonSkip" plain />
      <TextButton content={c} id="buttonBack" plain />
      <TextButton content={c} id={c.shows('buttonFinish') ? 'buttonFinish' : 'buttonNext'} />
    </div>
  </div>
);

export const scanTips: Draw = (c) => (
  <>
    <TopBar title={c.title('textTitleScanTipsPage')} />
    <Items items={c.items(tips)} />
  </>
);

export const edit: Draw = (c) => (
  <>
    <TopBar title={c.title('textTitleEditPage')}>
      <Finish content={c} id="buttonEditFinish" />
    </TopBar>
    <div className={styles.preview}>
      <Page />
      <Page n={2} />
      <span className={styles.pill}>1 / 3</span>
    </div>
    <div className={styles.toolbar}>
      <Button content={c} id="buttonEditRotate" icon="rotate" />
      <Button content={c} id="buttonEditCrop" icon="crop" />
      <Button content={c} id="buttonEditFilter" icon="filter" />
      <Button content={c} id="buttonEditArrange" icon="arrange" />
      <Button content={c} id="buttonEditRetake" icon="retake" />
      <Button content={c} id="buttonEditAddPage" icon="add" />
      <Button content={c} id="buttonEditDelete" icon="delete" />
    </div>
    {c.shows('deleteDialog') && (
      <div className={styles.scrim}>
        <div className={styles.choices}>
          <span>{c.text('textDeleteDialogCurrentPage')}</span>
          <span>{c.text('textDeleteDialogAllPages')}</span>
          <span>{c.text('textDeleteDialogCancel')}</span>
        </div>
      </div>
    )}
  </>
);

export const crop: Draw = (c) => (
  <>
    <TopBar title={c.title('textTitleCroppingPage')}>
      <Finish content={c} id="buttonCropFinish" />
    </TopBar>
    <div className={styles.preview}>
      <div className={styles.photo}>
        <Page>
          <Outline handles />
        </Page>
      </div>
    </div>
    <div className={styles.toolbar}>
      <Button content={c} id="buttonCropExpand" icon="expand" />
      <Button content={c} id="buttonCropSnap" icon="snap" />
    </div>
  </>
);

export const filter: Draw = (c) => (
  <>
    <TopBar title={c.title('textTitleFilterPage')}>
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

export const arrange: Draw = (c) => (
  <>
    <TopBar title={c.title('textTitleArrangementPage')}>
      <Icon name="check" />
    </TopBar>
    <div className={styles.grid}>
      {([1, 2, 3] as const).map((n) => (
        <span key={n}>
          <Page n={n} />
          {c.shows('pageArrangementShowPageNumber') && <b>{n}</b>}
          {c.shows('pageArrangementShowDeleteButton') && <Icon name="delete" />}
        </span>
      ))}
      <i />
    </div>
  </>
);

export const confirm: Draw = (c) => (
  <>
    <TopBar title={c.title('textTitleConfirmationPage')} />
    <div className={styles.grid}>
      {([1, 2, 3] as const).map((n) => (
        <span key={n}>
          <Page n={n} />
        </span>
      ))}
    </div>
    <div className={styles.foot}>
      <TextButton content={c} id="buttonConfirmationFinish" />
    </div>
  </>
);

export const emptyResult: Draw = (c) => (
  <>
    <TopBar title={c.title('title')} close />
    <Items items={c.items(tips.slice(1))} from={1} />
    <div className={styles.foot}>
      <TextButton content={c} id="repeatButton" />
    </div>
  </>
);

const barcodeCamera: Draw = (c) => (
  <>
    <TopBar title={c.title('textTitleScanPage')} close />
    <div className={styles.parcel}>
      {c.shows('showViewfinder') && <span className={styles.viewfinder} />}
      <p>{c.text('textScanHint')}</p>
    </div>
  </>
);

export const barcode: Draw = (c) => (
  <>
    {barcodeCamera(c)}
    <div className={styles.controls}>
      <span>
        {c.shows('allowTorch') && <Button content={c} id="buttonScanTorch" icon="torch" />}
      </span>
      {c.shows('multiScan') && (
        <>
          <span>{c.text('textCount').replace('{count}', '3')}</span>
          <span>
            <span className={styles.filled}>{c.text('textFinishButton')}</span>
          </span>
        </>
      )}
    </div>
  </>
);

/** Only the viewfinder differs; the stylesheet colors it by the name of the screen. */
export const barcodeRejected: Draw = (c) => barcode(c);

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

/** Button at the end of the top toolbar that completes a screen. */
function Finish(props: {
  readonly content: Content;
  readonly id: 'buttonEditFinish' | 'buttonCropFinish';
}): ReactNode {
  return (
    props.content.shows(props.id) && (
      <span className={styles.item}>
        <Icon name="check" />
        {props.content.button(props.id)}
      </span>
    )
  );
}
