/** Id of the live region, which `src/client/announceRoute.ts` writes into. */
export const routeAnnouncerId = 'route-announcer';
