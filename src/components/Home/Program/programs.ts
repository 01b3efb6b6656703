import type { ComponentType } from 'react';

declare global {
  interface ImportMeta {
    /** Modules of a folder, which the bundler finds at build time. */
    webpackContext(
      folder: string,
      options: { readonly recursive: boolean; readonly regExp: RegExp },
    ): { keys(): string[]; (key: string): { readonly default: ComponentType } };
  }
}

const pages = import.meta.webpackContext('../../../pages/_home', {
  recursive: false,
  regExp: /\.mdx$/,
});

/** The complete example of each platform, by platform id: the files `src/pages/_home/<platform>.mdx`. */
export const programs: Readonly<Partial<Record<string, ComponentType>>> = Object.fromEntries(
  pages.keys().map((key) => [key.replace(/^\.\/|\.mdx$/g, ''), pages(key).default]),
);

/** What the program prints for the invoice of the hero; the same on every platform. */
export { default as Result } from '../../../pages/_home/result.mdx';
