import { repositoryUrl, siteUrl } from '../model/constants';

/** What an issue about a page is filled in with; the names are those of the fields of the form. */
export interface Feedback {
  /** Path of the page, with the base URL. */
  readonly page: string;
  readonly platform?: string | undefined;
  /** Version of the SDK that the page describes. */
  readonly version?: string | undefined;
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

/** Name of the field for the section, which is only known at the click. */
export const sectionField = 'section';

/** Adds the section of the page, the hash of its address, to the address of the issue form. */
export const withSection = (url: string, section: string): string =>
  section === '' ? url : `${url}&${new URLSearchParams({ [sectionField]: section }).toString()}`;
