/** State of a location that was opened from a dialog: focus belongs to what is opened, not to where it was before. */
export interface FocusState {
  readonly focusTarget: true;
}
