/** Shows the dialog with these words in its field. */
type Opener = (query: string) => void;

let opener: Opener | undefined;

/** Opens search, with words already in its field. Loads the dialog first where it is not there yet. */
export function openSearch(query = ''): void {
  opener?.(query);
}

/** Names who opens search on this page; returns how to step back. */
export function answerSearch(answer: Opener): () => void {
  opener = answer;
  return () => {
    if (opener === answer) opener = undefined;
  };
}
