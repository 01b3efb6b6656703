declare module '@ionic/react' {
  import type { FunctionComponent, HTMLAttributes } from 'react';

  type Element_ = HTMLAttributes<HTMLElement>;
  type Fill = 'clear' | 'outline' | 'solid' | 'default';
  type Lines = 'full' | 'inset' | 'none';

  interface ButtonProps extends Element_ {
    disabled?: boolean;
    expand?: 'full' | 'block';
    fill?: Fill;
    routerLink?: string;
    shape?: 'round';
    size?: 'small' | 'default' | 'large';
    type?: 'submit' | 'reset' | 'button';
  }
  export const IonButton: FunctionComponent<ButtonProps>;

  interface ButtonsProps extends Element_ {
    collapse?: boolean;
  }
  export const IonButtons: FunctionComponent<ButtonsProps>;

  interface CardProps extends Element_ {
    button?: boolean;
    disabled?: boolean;
  }
  export const IonCard: FunctionComponent<CardProps>;
  export const IonCardContent: FunctionComponent<Element_>;

  interface ContentProps extends Element_ {
    fullscreen?: boolean;
    scrollEvents?: boolean;
    scrollX?: boolean;
    scrollY?: boolean;
  }
  export const IonContent: FunctionComponent<ContentProps>;

  interface HeaderProps extends Element_ {
    collapse?: 'condense' | 'fade';
    translucent?: boolean;
  }
  export const IonHeader: FunctionComponent<HeaderProps>;

  interface ImgProps extends Element_ {
    alt?: string;
    src?: string;
  }
  export const IonImg: FunctionComponent<ImgProps>;

  export interface InputCustomEvent extends CustomEvent {
    detail: { value?: string | null };
  }
  interface InputProps extends Omit<Element_, 'onInput'> {
    disabled?: boolean;
    label?: string;
    labelPlacement?: 'start' | 'end' | 'floating' | 'stacked' | 'fixed';
    name?: string;
    onIonChange?: (event: InputCustomEvent) => void;
    onIonInput?: (event: InputCustomEvent) => void;
    placeholder?: string;
    readonly?: boolean;
    type?: 'date' | 'email' | 'number' | 'password' | 'search' | 'tel' | 'text' | 'time' | 'url';
    value?: string | number | null;
  }
  export const IonInput: FunctionComponent<InputProps>;

  interface ItemProps extends Element_ {
    button?: boolean;
    detail?: boolean;
    disabled?: boolean;
    lines?: Lines;
    routerLink?: string;
  }
  export const IonItem: FunctionComponent<ItemProps>;

  interface LabelProps extends Element_ {
    position?: 'fixed' | 'stacked' | 'floating';
  }
  export const IonLabel: FunctionComponent<LabelProps>;

  interface ListProps extends Element_ {
    inset?: boolean;
    lines?: Lines;
  }
  export const IonList: FunctionComponent<ListProps>;
  export const IonNote: FunctionComponent<Element_>;
  export const IonPage: FunctionComponent<Element_>;

  interface RadioProps extends Element_ {
    disabled?: boolean;
    justify?: 'start' | 'end' | 'space-between';
    labelPlacement?: 'start' | 'end' | 'fixed' | 'stacked';
    value?: unknown;
  }
  export const IonRadio: FunctionComponent<RadioProps>;

  export interface RadioGroupCustomEvent extends CustomEvent {
    detail: RadioGroupChangeEventDetail;
  }
  export interface RadioGroupChangeEventDetail {
    // The framework declares the value as any.
    value: ReturnType<typeof JSON.parse>;
    event?: Event;
  }
  interface RadioGroupProps extends Omit<Element_, 'onChange'> {
    allowEmptySelection?: boolean;
    onIonChange?: (event: RadioGroupCustomEvent) => void;
    value?: unknown;
  }
  export const IonRadioGroup: FunctionComponent<RadioGroupProps>;

  interface SpinnerProps extends Element_ {
    name?: string;
  }
  export const IonSpinner: FunctionComponent<SpinnerProps>;
  export const IonText: FunctionComponent<Element_>;

  interface TextareaProps extends Omit<Element_, 'onInput'> {
    autoGrow?: boolean;
    label?: string;
    labelPlacement?: 'start' | 'end' | 'floating' | 'stacked' | 'fixed';
    readonly?: boolean;
    rows?: number;
    value?: string | null;
  }
  export const IonTextarea: FunctionComponent<TextareaProps>;
  export const IonThumbnail: FunctionComponent<Element_>;

  interface TitleProps extends Element_ {
    size?: 'large' | 'small';
  }
  export const IonTitle: FunctionComponent<TitleProps>;
  export const IonToolbar: FunctionComponent<Element_>;

  export interface AlertButton {
    handler?: (value: unknown) => boolean | void;
    role?: string;
    text: string;
  }
  export interface AlertOptions {
    buttons?: (AlertButton | string)[];
    header?: string;
    message?: string;
    onDidDismiss?: (event: CustomEvent<{ role?: string }>) => void;
    subHeader?: string;
  }
  export function useIonAlert(): [
    present: (options: AlertOptions) => Promise<void>,
    dismiss: () => Promise<void>,
  ];
  export interface ToastOptions {
    color?: string;
    duration?: number;
    message?: string;
    position?: 'top' | 'bottom' | 'middle';
  }
  export function useIonToast(): [
    present: (options: ToastOptions) => Promise<void>,
    dismiss: () => Promise<void>,
  ];

  export function useIonViewDidEnter(callback: () => void, deps?: unknown[]): void;
  export function useIonViewDidLeave(callback: () => void, deps?: unknown[]): void;
  export function useIonViewWillEnter(callback: () => void, deps?: unknown[]): void;
  export function useIonViewWillLeave(callback: () => void, deps?: unknown[]): void;
}
