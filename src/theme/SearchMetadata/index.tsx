/**
 * Renders nothing. Ejected from theme-classic, whose tags are for the crawler of a search service that
 * this site does not use.
 */
export default function SearchMetadata(): null {
  return null;
}
