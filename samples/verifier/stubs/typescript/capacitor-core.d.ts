declare module '@capacitor/core' {
  export type PermissionState = 'prompt' | 'prompt-with-rationale' | 'granted' | 'denied';

  export interface PluginListenerHandle {
    remove: () => Promise<void>;
  }

  export class CapacitorException extends Error {
    readonly message: string;
    readonly code?: string;
    readonly data?: Record<string, unknown>;
  }

  export interface CapacitorGlobal {
    convertFileSrc: (filePath: string) => string;
    getPlatform: () => string;
    isNativePlatform: () => boolean;
    isPluginAvailable: (name: string) => boolean;
  }
  export const Capacitor: CapacitorGlobal;
}
