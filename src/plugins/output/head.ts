/**
 * A page with more at the end of its head.
 *
 * @throws Error where the page has no head.
 */
export function withHead(html: string, elements: string): string {
  const end = html.indexOf('</head>');
  if (end === -1) throw new Error('The page has no </head>.');
  return html.slice(0, end) + elements + html.slice(end);
}
