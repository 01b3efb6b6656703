declare module 'vite' {
  export interface BuildOptions {
    emptyOutDir?: boolean | null;
    minify?: boolean | 'oxc' | 'terser' | 'esbuild';
    outDir?: string;
  }
  export interface UserConfig {
    build?: BuildOptions;
    root?: string;
  }
  export function defineConfig(config: UserConfig): UserConfig;
}

// What `vite/client` declares.
interface ImportMeta {
  readonly env: { readonly MODE: string; readonly PROD: boolean };
}
