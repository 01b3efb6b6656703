/** Id of the live region, which `src/clientModules/announceRoute.ts` writes into. */
export const routeAnnouncerId = 'route-announcer';
