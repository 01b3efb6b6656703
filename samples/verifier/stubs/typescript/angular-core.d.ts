declare module '@angular/core' {
  export interface Type<T> {
    new (...args: never[]): T;
  }
  export interface AbstractType<T> {
    readonly prototype: T;
  }

  export interface TypeDecorator {
    <T extends Type<unknown>>(type: T): T;
    (target: unknown, context: unknown): void;
  }

  export interface ComponentOptions {
    changeDetection?: ChangeDetectionStrategy;
    host?: Record<string, string>;
    imports?: (Type<unknown> | readonly unknown[])[];
    providers?: unknown[];
    selector?: string;
    standalone?: boolean;
    styles?: string | string[];
    styleUrl?: string;
    styleUrls?: string[];
    template?: string;
    templateUrl?: string;
  }
  export const Component: (options: ComponentOptions) => TypeDecorator;
  export const Injectable: (options?: {
    providedIn: 'root' | 'platform' | 'any' | null;
  }) => TypeDecorator;

  export enum ChangeDetectionStrategy {
    OnPush = 0,
    Default = 1,
  }

  export interface OnChanges {
    ngOnChanges(changes: Record<string, unknown>): void;
  }
  export interface OnDestroy {
    ngOnDestroy(): void;
  }
  export interface OnInit {
    ngOnInit(): void;
  }

  export type Signal<T> = () => T;
  export interface WritableSignal<T> extends Signal<T> {
    asReadonly(): Signal<T>;
    set(value: T): void;
    update(updateFn: (value: T) => T): void;
  }
  export interface InputSignal<T> extends Signal<T> {
    readonly input: T;
  }
  export interface ModelSignal<T> extends WritableSignal<T> {
    subscribe(callback: (value: T) => void): { unsubscribe(): void };
  }
  export interface OutputEmitterRef<T> {
    emit(value: T): void;
    subscribe(callback: (value: T) => void): { unsubscribe(): void };
  }
  export interface EffectRef {
    destroy(): void;
  }

  export function computed<T>(computation: () => T): Signal<T>;
  export function effect(
    effectFn: (onCleanup: (cleanupFn: () => void) => void) => void,
    options?: { allowSignalWrites?: boolean; manualCleanup?: boolean },
  ): EffectRef;
  export function inject<T>(token: Type<T> | AbstractType<T>): T;
  export function isDevMode(): boolean;
  export function output<T = void>(): OutputEmitterRef<T>;
  export function signal<T>(initialValue: T): WritableSignal<T>;

  export const input: {
    <T>(): InputSignal<T | undefined>;
    <T>(initialValue: T, options?: { alias?: string }): InputSignal<T>;
    required<T>(options?: { alias?: string }): InputSignal<T>;
  };
  export const model: {
    <T>(): ModelSignal<T | undefined>;
    <T>(initialValue: T, options?: { alias?: string }): ModelSignal<T>;
    required<T>(options?: { alias?: string }): ModelSignal<T>;
  };
}
