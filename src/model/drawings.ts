/** The sample invoice as the home page and social cards draw it: its labels, and paths on a ground of 234 × 320. */
export const invoiceDrawing = {
  title: 'Rechnung',
  total: 'Gesamtbetrag',
  /** Three straight edges, and the deckled one of the logo. */
  sheet:
    'M0 0h234l3 9l-5 11l2 15l2 12l-2 15l1 14l-3 16l3 12l-4 15l3 14l2 16l-2 10l1 16l0 14l2 16l-4 12l0 16l0 10l0 12l1 16l3 15l-5 9l2 13l-2 12H0z',
  /** Around the payment details, and below the sender. */
  frame: 'M20 248h194v48H20zM20 56h194',
  /** The sender's logo, and the lines in it. */
  logo: 'M20 22h16v20l-2.7 1.3-2.7-1.3-2.6 1.3-2.6-1.3-2.7 1.3-2.7-1.3z',
  logoLines: 'M24 28h8M24 32h8M24 36h5',
  /** Above and below the items. */
  rules: 'M20 138h194M20 203h194',
  /** The frame that a scanner draws around the invoice. */
  outline: 'M-5-5h250v330H-5z',
} as const;
