import type { PlatformId } from './platforms';

/** One line drawing per platform on a 24 × 24 grid, drawn for this site. */
export const platformDrawings: Readonly<Record<string, string>> = {
  Android:
    'M2.5 18.5a9.5 9.5 0 0 1 19 0zM6.9 10.5 4.7 6.6M17.1 10.5l2.2-3.9M8.2 14.8h.01M15.8 14.8h.01',
  iOS: 'M12 8.2c1.7-1.3 5-1.8 7 .9-2.7 1.7-2.2 5.4.7 6.5-1 2.6-2.7 5.1-4.6 5.1-1.2 0-1.7-.7-3-.7s-1.9.7-3 .7C6.5 20.7 4 16.4 4 12.9c0-4.9 4.4-6.6 8-4.7zM12 6.3c0-2 1.4-3.6 3.2-3.8',
  Windows: 'M4 4h7v7H4zM13 4h7v7h-7zM4 13h7v7H4zM13 13h7v7h-7z',
  'react-native':
    'M2.5 12a9.5 3.7 0 1 0 19 0 9.5 3.7 0 1 0-19 0M7.25 3.77a9.5 3.7 60 1 0 9.5 16.46 9.5 3.7 60 1 0-9.5-16.46M16.75 3.77a9.5 3.7 120 1 0-9.5 16.46 9.5 3.7 120 1 0 9.5-16.46M12 12h.01',
  MAUI: 'M12 2.5a9.5 9.5 0 1 1 0 19 9.5 9.5 0 0 1 0-19M7.7 16V8.5l4.3 4.8 4.3-4.8V16',
  Xamarin: 'M7.5 4h9l4.5 8-4.5 8h-9L3 12zM9.2 8l5.6 8M14.8 8l-5.6 8',
  Flutter: 'M13.5 3 4.5 12l3 3 12-12zM13.5 11.5l-4 4 5.5 5.5h5l-5.5-5.5 4-4z',
  capacitor: 'M2 12h7.5M14.5 12H22M9.5 4.5v15M14.5 4.5v15',
  cordova: 'M6 4h12l3 7-2.5 9h-3.2l-.3-3H9l-.3 3H5.5L3 11zM9.3 9.5v3M14.7 9.5v3',
} satisfies Partial<Record<PlatformId, string>>;

/** A hand-held device, for a platform without its own drawing. */
export const deviceDrawing = 'M7 2.5h10v19H7zM10.5 18.5h3';
