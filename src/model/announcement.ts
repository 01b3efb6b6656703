import { escapeHtml } from '../base/escape';

/** What the bar above the navbar says. */
export interface Announcement {
  /** Identifies the announcement. Change it with the text, so that readers who closed the previous one see this one. */
  readonly id: string;
  readonly text: string;
  readonly link: {
    readonly label: string;
    /** Address on this site; the build checks that there is such a page, but not its anchor. */
    readonly to: string;
  };
}

/** The announcement of the day; `undefined` shows no bar. */
export const announcement: Announcement | undefined = {
  id: 'autumn-2026-releases',
  text: 'New releases for Capacitor 8, .NET 10, and the new React Native architecture.',
  link: { label: 'Get a starter project', to: '/docs#starter-projects' },
};

/** The announcement in the format of the classic theme; the site renders its own bar from the typed parts. */
export function announcementBar(
  from: Announcement | undefined,
): { id: string; content: string; isCloseable: boolean } | undefined {
  return from === undefined
    ? undefined
    : {
        id: from.id,
        content: `${escapeHtml(from.text)} <a href="${escapeHtml(from.link.to)}">${escapeHtml(from.link.label)}</a>`,
        isCloseable: true,
      };
}
