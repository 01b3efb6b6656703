/** Path below which the site is served; see "Under another address" in operations/README.md. */
export const baseUrl = `/${process.env.BASE_URL ?? ''}/`.replace(/\/{2,}/g, '/');

/** A theme configuration with the base URL in the links of its HTML: Docusaurus leaves HTML as it is. */
export function belowBaseUrl<
  Theme extends {
    readonly announcementBar: { readonly content: string } | undefined;
    readonly footer: { readonly copyright: string };
  },
>(theme: Theme, base: string): Theme {
  const { announcementBar: bar, footer } = theme;
  const below = (html: string): string => html.replaceAll('href="/', `href="${base}`);
  return {
    ...theme,
    announcementBar: bar && { ...bar, content: below(bar.content) },
    footer: { ...footer, copyright: below(footer.copyright) },
  };
}
