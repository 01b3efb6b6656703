/** Components of Ionic for Vue, as far as samples use them. */
declare module '@ionic/vue' {
  import type { Component } from 'vue';
  export const IonButton: Component;
  export const IonContent: Component;
  export const IonInput: Component;
  export const IonItem: Component;
  export const IonLabel: Component;
  export const IonList: Component;
  export const IonNote: Component;
  export const IonPage: Component;
  export const IonRadio: Component;
  export const IonRadioGroup: Component;
  export const IonText: Component;
  export function onIonViewWillEnter(hook: () => unknown): void;
}
