declare module '@ionic/angular' {
  type Fill = 'clear' | 'outline' | 'solid' | 'default';
  type Lines = 'full' | 'inset' | 'none';

  export class IonButton {
    color?: string;
    disabled: boolean;
    expand?: 'full' | 'block';
    fill?: Fill;
    shape?: 'round';
    size?: 'small' | 'default' | 'large';
    type: 'submit' | 'reset' | 'button';
  }
  export class IonButtons {
    collapse: boolean;
  }
  export class IonCard {
    button: boolean;
    color?: string;
    disabled: boolean;
  }
  export class IonCardContent {
    mode?: 'ios' | 'md';
  }
  export class IonContent {
    color?: string;
    fullscreen: boolean;
    scrollEvents: boolean;
    scrollX: boolean;
    scrollY: boolean;
  }
  export class IonHeader {
    collapse?: 'condense' | 'fade';
    translucent: boolean;
  }
  export class IonImg {
    alt?: string;
    src?: string;
  }
  export class IonInput {
    disabled: boolean;
    label?: string;
    labelPlacement: 'start' | 'end' | 'floating' | 'stacked' | 'fixed';
    placeholder?: string;
    readonly: boolean;
    type: 'date' | 'email' | 'number' | 'password' | 'search' | 'tel' | 'text' | 'time' | 'url';
    value?: string | number | null;
  }
  export class IonItem {
    button: boolean;
    color?: string;
    detail?: boolean;
    disabled: boolean;
    lines?: Lines;
  }
  export class IonLabel {
    color?: string;
    position?: 'fixed' | 'stacked' | 'floating';
  }
  export class IonList {
    inset: boolean;
    lines?: Lines;
  }
  export class IonNote {
    color?: string;
  }
  export class IonRadio {
    color?: string;
    disabled: boolean;
    justify?: 'start' | 'end' | 'space-between';
    labelPlacement?: 'start' | 'end' | 'fixed' | 'stacked';
    value?: unknown;
  }
  export class IonRadioGroup {
    allowEmptySelection: boolean;
    value?: unknown;
  }
  export class IonRouterLink {
    routerDirection: 'forward' | 'back' | 'root';
  }
  export class IonSpinner {
    color?: string;
    name?: string;
  }
  export class IonText {
    color?: string;
  }
  export class IonTextarea {
    autoGrow: boolean;
    label?: string;
    readonly: boolean;
    rows?: number;
    value?: string | null;
  }
  export class IonThumbnail {
    el: HTMLElement;
  }
  export class IonTitle {
    color?: string;
    size?: 'large' | 'small';
  }
  export class IonToolbar {
    color?: string;
  }

  export interface InputCustomEvent {
    readonly detail: { value?: string | null };
  }
  export interface RadioGroupCustomEvent<T = unknown> {
    readonly detail: { value: T };
  }

  export interface ViewDidEnter {
    ionViewDidEnter(): void;
  }
  export interface ViewDidLeave {
    ionViewDidLeave(): void;
  }
  export interface ViewWillEnter {
    ionViewWillEnter(): void;
  }
  export interface ViewWillLeave {
    ionViewWillLeave(): void;
  }

  export interface AlertButton {
    handler?: (value: unknown) => boolean | void;
    role?: string;
    text: string;
  }
  export interface AlertOptions {
    buttons?: (AlertButton | string)[];
    header?: string;
    message?: string;
    subHeader?: string;
  }
  export class AlertController {
    create(options?: AlertOptions): Promise<HTMLIonAlertElement>;
  }
  export interface ToastOptions {
    color?: string;
    duration?: number;
    message?: string;
    position?: 'top' | 'bottom' | 'middle';
  }
  export class ToastController {
    create(options?: ToastOptions): Promise<HTMLIonToastElement>;
  }

  interface OverlayElement extends HTMLElement {
    dismiss(data?: unknown, role?: string): Promise<boolean>;
    onDidDismiss(): Promise<{ data?: unknown; role?: string }>;
    present(): Promise<void>;
  }
  type HTMLIonAlertElement = OverlayElement;
  type HTMLIonToastElement = OverlayElement;
}
