/** Path below which the site is served; see "Under another address" in operations/README.md. */
export const baseUrl = `/${process.env.BASE_URL ?? ''}/`.replace(/\/{2,}/g, '/');

/** A theme configuration with the base URL in the links of its copyright line: Docusaurus leaves HTML as it is. */
export function belowBaseUrl<Theme extends { readonly footer: { readonly copyright: string } }>(
  theme: Theme,
  base: string,
): Theme {
  const copyright = theme.footer.copyright.replaceAll('href="/', `href="${base}`);
  return { ...theme, footer: { ...theme.footer, copyright } };
}
