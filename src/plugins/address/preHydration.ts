import { clientScript } from './clientScript';

/** Input of the script; the same for all pages of a build. */
export interface PreHydrationOptions {
  /** Key under which the reader's color mode is stored. */
  readonly themeKey: string;
  /** Key under which the id of the last announcement is stored, and the id of the current one. */
  readonly announcement?: { readonly idKey: string; readonly id: string } | undefined;
}

/** The script that runs in every page after the theme's own and before hydration. */
export const preHydrationScript = ({ themeKey, announcement }: PreHydrationOptions): string =>
  clientScript('preHydration.client.ts', {
    themeKey,
    announcementKey: announcement?.idKey,
    announcementId: announcement?.id,
  });
