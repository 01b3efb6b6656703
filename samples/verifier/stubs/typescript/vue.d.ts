/** Vue 3, as far as samples use it. */
declare module 'vue' {
  export interface Ref<T> {
    value: T;
  }
  export interface Component {
    readonly name?: string;
  }
  export function ref<T>(value: T): Ref<T>;
  export function onMounted(hook: () => unknown): void;
  export function onUnmounted(hook: () => unknown): void;
}
