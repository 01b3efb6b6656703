import { repositoryUrl, siteUrl } from '../model/constants';

/** What an issue about a page is filled in with; the names are those of the fields of the form. */
export interface Feedback {
  /** Path of the page, with the base URL. */
  readonly page: string;
  readonly platform?: string;
  /** Version of the SDK that the page describes. */
  readonly version?: string;
}

/** File of the issue form in `.github/ISSUE_TEMPLATE`. */
export const feedbackForm = 'page.yml';

/** Address of the repository's issue form, filled in for a page. */
export function feedbackUrl({ page, platform, version }: Feedback): string {
  const fields = new URLSearchParams({ template: feedbackForm, page: `${siteUrl}${page}` });
  if (platform !== undefined) fields.set('platform', platform);
  if (version !== undefined) fields.set('version', version);
  return `${repositoryUrl}/issues/new?${fields.toString()}`;
}

/** Name of the field for the section or the words in question, which are only known at the click. */
export const sectionField = 'section';

/** Longest quotation that is filled in, in characters. */
const longestQuote = 300;

/**
 * Adds the section of the page to the address of the issue form.
 *
 * @param section hash of the address, or an empty text
 * @param quote text that the reader has selected
 */
export function withSection(url: string, section: string, quote: string): string {
  // By characters: a half of an emoji cannot be encoded.
  const words = Array.from(quote.trim()).slice(0, longestQuote).join('');
  const value = `${section} ${words}`.trim();
  return value === '' ? url : `${url}&${new URLSearchParams({ [sectionField]: value }).toString()}`;
}
