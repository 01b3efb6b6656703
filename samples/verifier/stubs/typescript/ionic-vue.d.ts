/** Components of Ionic for Vue, as far as samples use them. */
declare module '@ionic/vue' {
  import type { Component } from 'vue';
  export const IonButton: Component;
  export const IonContent: Component;
  export const IonPage: Component;
}
