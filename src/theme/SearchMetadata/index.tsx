/**
 * Ejected from theme-classic to say nothing: the original's tags are for the crawler of a search service
 * that this site does not use.
 */
export default function SearchMetadata(): null {
  return null;
}
