/** The drawings of the controls: stroked paths on a 24 × 24 grid. */
export const icons = {
  back: 'M11.5 5.5 5 12l6.5 6.5',
  close: 'M6.5 6.5l11 11m0-11-11 11',
  check: 'M5 12.5l4.5 4.5L19 7.5',
  torch: 'M13 3 6 13.5h5L10.5 21 18 10h-5z',
  flashlight: 'M7 3h10v4l-2.5 4v10h-5V11L7 7zM7 7h10M12 13.5v2',
  camera: 'M4 8h3.5L9 5.5h6L16.5 8H20v11H4zM12 10a3.3 3.3 0 1 0 0 6.6A3.3 3.3 0 0 0 12 10',
  tips: 'M9.5 17.5h5M10.5 20.5h3M9.5 17.5c0-2.5-3-3.8-3-7.5a5.5 5.5 0 0 1 11 0c0 3.7-3 5-3 7.5',
  rotate: 'M19 7.5A8 8 0 1 0 20 12m-.5-8v4h-4',
  crop: 'M7 3v14h14M3 7h14v14',
  filter: 'M9 4.5a6 6 0 1 0 0 12 6 6 0 0 0 0-12m6 3a6 6 0 1 1-4.5 10',
  arrange: 'M4 4h6.5v6.5H4zm9.5 0H20v6.5h-6.5zM4 13.5h6.5V20H4zm9.5 0H20V20h-6.5z',
  sort: 'M4 7h16M4 12h10M4 17h5',
  delete: 'M5 7h14M9.5 7V4.5h5V7M7 7l.8 13h8.4L17 7m-6.5 3.5v6m3-6v6',
  expand: 'M4 9V4h5m6 0h5v5m0 6v5h-5m-6 0H4v-5',
  snap: 'M8.5 6 18 8l-2 10.5-9.5-2zM4 4h3M4 4v3m16 13h-3m3 0v-3',
} as const;

/** Name of a control's drawing. */
export type IconName = keyof typeof icons;
