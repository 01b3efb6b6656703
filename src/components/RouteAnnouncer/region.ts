/** Id of the live region. */
export const routeAnnouncerId = 'route-announcer';

/** Has screen readers announce what happens to the page; an empty text takes an announcement back. */
export function announce(text: string): void {
  const region = document.getElementById(routeAnnouncerId);
  if (region !== null) region.textContent = text;
}
