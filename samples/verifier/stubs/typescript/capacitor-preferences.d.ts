declare module '@capacitor/preferences' {
  export const Preferences: {
    get(options: { key: string }): Promise<{ value: string | null }>;
    remove(options: { key: string }): Promise<void>;
    set(options: { key: string; value: string }): Promise<void>;
  };
}
