import type { ColorChanges } from '../ScannerScreen/defaults';

/** A ready-made theme. */
export interface Preset {
  readonly name: string;
  readonly colors: ColorChanges;
}

/** Themes to start from; all of them pass every contrast check. */
export const presets: readonly Preset[] = [
  {
    name: 'Mill',
    colors: {
      colorPrimary: { light: '#0A6B5E', dark: '#5CD3BF' },
      colorOnPrimary: { light: '#FFFFFF', dark: '#00201B' },
      colorSecondary: { light: '#0A6B5E', dark: '#5CD3BF' },
      colorOnSecondary: { light: '#FFFFFF', dark: '#00201B' },
      colorScanButtonsLayoutBackground: { light: '#0F1614', dark: '#0F1614' },
      colorScanPolygon: { light: '#5CD3BF', dark: '#5CD3BF' },
      colorTopBarBackground: { light: '#0A6B5E', dark: '#151D1B' },
      colorBottomBarBackground: { light: '#FFFFFF', dark: '#151D1B' },
      colorBottomBarForeground: { light: '#14201D', dark: '#C9D3CE' },
    },
  },
  {
    name: 'Paper',
    colors: {
      colorPrimary: { light: '#9A4A06', dark: '#F0B067' },
      colorOnPrimary: { light: '#FFFFFF', dark: '#241503' },
      colorSecondary: { light: '#9A4A06', dark: '#F0B067' },
      colorOnSecondary: { light: '#FFFFFF', dark: '#241503' },
      colorScanButtonsLayoutBackground: { light: '#FBFAF7', dark: '#191816' },
      colorScanButtonsForeground: { light: '#33302A', dark: '#EDEAE2' },
      colorScanPolygon: { light: '#F0B067', dark: '#F0B067' },
      colorTopBarBackground: { light: '#FBFAF7', dark: '#191816' },
      colorTopBarForeground: { light: '#6B4A22', dark: '#EBC48F' },
      colorTopBarTitle: { light: '#1D1A15', dark: '#EDEAE2' },
      colorBottomBarBackground: { light: '#FBFAF7', dark: '#191816' },
      colorBottomBarForeground: { light: '#4A453C', dark: '#D6D0C4' },
    },
  },
  {
    name: 'Harbor',
    colors: {
      colorPrimary: { light: '#1D4ED8', dark: '#93B4FF' },
      colorOnPrimary: { light: '#FFFFFF', dark: '#0B1B4D' },
      colorSecondary: { light: '#1D4ED8', dark: '#93B4FF' },
      colorOnSecondary: { light: '#FFFFFF', dark: '#0B1B4D' },
      colorScanButtonsLayoutBackground: { light: '#0B1220', dark: '#0B1220' },
      colorScanPolygon: { light: '#60A5FA', dark: '#60A5FA' },
      colorTopBarBackground: { light: '#1E3A8A', dark: '#0F172A' },
      colorBottomBarBackground: { light: '#FFFFFF', dark: '#0F172A' },
      colorBottomBarForeground: { light: '#1E293B', dark: '#CBD5E1' },
    },
  },
  {
    name: 'Ink',
    colors: {
      colorPrimary: { light: '#1F2427', dark: '#F2C94C' },
      colorOnPrimary: { light: '#FFFFFF', dark: '#1F1A05' },
      colorSecondary: { light: '#F2C94C', dark: '#F2C94C' },
      colorOnSecondary: { light: '#1F1A05', dark: '#1F1A05' },
      colorScanButtonsLayoutBackground: { light: '#16191B', dark: '#16191B' },
      colorScanPolygon: { light: '#F2C94C', dark: '#F2C94C' },
      colorTopBarBackground: { light: '#1F2427', dark: '#16191B' },
      colorBottomBarBackground: { light: '#F4F5F5', dark: '#16191B' },
      colorBottomBarForeground: { light: '#1F2427', dark: '#D5D9DB' },
    },
  },
];
