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
  export function watchEffect(effect: (onCleanup: (cleanup: () => void) => void) => void): void;
}

/** Macros of `<script setup>`. */
declare function defineProps<T>(): Readonly<T>;
declare function defineModel<T>(options: { required: true }): { value: T };

declare module '*.vue' {
  import type { Component } from 'vue';
  const component: Component;
  export default component;
}
