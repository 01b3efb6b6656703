/** The small drawings of a flow, as paths on a grid of 48 units: the left edge, lines, and what is filled behind them. */
export const sketches = {
  app: {
    left: 11,
    fill: 'M14 4h20a3 3 0 0 1 3 3v34a3 3 0 0 1-3 3H14a3 3 0 0 1-3-3V7a3 3 0 0 1 3-3z',
    line: 'M21 8h6M17 16h14M17 22h9M17 32h14v6H17z',
  },
  desktop: {
    left: 4,
    fill: 'M7 7h34a3 3 0 0 1 3 3v21a3 3 0 0 1-3 3H7a3 3 0 0 1-3-3V10a3 3 0 0 1 3-3z',
    line: 'M19 34v7m10-7v7M15 41h18M11 14h15M11 20h10m5 3h11v5H26z',
  },
  start: {
    left: 6,
    fill: 'M24 6a18 18 0 1 0 0 36 18 18 0 1 0 0-36z',
    line: 'M20 16v16l13-8z',
  },
  key: {
    left: 4,
    fill: 'M14 14a10 10 0 1 0 0 20 10 10 0 1 0 0-20z',
    line: 'M14 23.9h.1M24 24h20v7m-7-7v5',
  },
  call: {
    left: 4,
    fill: 'M8 6h32a4 4 0 0 1 4 4v28a4 4 0 0 1-4 4H8a4 4 0 0 1-4-4V10a4 4 0 0 1 4-4z',
    line: 'M20 14c-5 0-3 4-3 6s-1 4-3 4c2 0 3 2 3 4s-2 6 3 6m8-20c5 0 3 4 3 6s1 4 3 4c-2 0-3 2-3 4s2 6-3 6',
  },
  scanner: {
    left: 4,
    fill: 'm16 12 18-2 2 26-19 2z',
    line: 'M4 13V5h8m24 0h8v8m0 22v8h-8m-24 0H4v-8m17-17 9-1m-8 7 9-1m-9 7 6-.5',
  },
  files: {
    left: 5,
    fill: 'M5 10h15l6 6v22H5z',
    line: 'M20 10v6h6M10 5h16l6 6v23M16 1h15l7 7v22M10 22h10m-10 6h10',
  },
  document: {
    left: 7,
    fill: 'M7 12h24v32H7z',
    line: 'M12 12V8h24v32h-5M17 8V4h24v32h-5M13 20h12m-12 6h12m-12 6h7',
  },
  layers: {
    left: 4,
    fill: 'M4 4h25v33H4z',
    line: 'M10 13h13m-13 6h13m-13 6h8m13-14h13v33H19v-7m15-23h5m-5 6h5m-5 6h5m-15 7h15',
  },
  pdf: {
    left: 9,
    fill: 'M9 3h20l10 10v32H9z',
    line: 'M29 3v10h10M15 37v-9h2.5a2.7 2.7 0 0 1 0 5.4H15m8 3.6v-9h1.5c3 0 4 2 4 4.5s-1 4.5-4 4.5zm9 0v-9h4m-4 4.5h3.5',
  },
  outputs: {
    left: 5,
    fill: 'M5 13h18v28H5z',
    line: 'M10 21h8m-8 6h8m-8 6h5m13-24h15m-5-5 5 5-5 5M28 27h15m-5-5 5 5-5 5',
  },
  ready: {
    left: 4,
    fill: 'M10 14h28a6 6 0 0 1 6 6v8a6 6 0 0 1-6 6H10a6 6 0 0 1-6-6v-8a6 6 0 0 1 6-6z',
    line: 'm17 24 5 5 9-10',
  },
  blocked: {
    left: 4,
    fill: '',
    line: 'M10 14h28a6 6 0 0 1 6 6v8a6 6 0 0 1-6 6H10a6 6 0 0 1-6-6v-8a6 6 0 0 1 6-6zm9 5 10 10m0-10L19 29',
  },
} as const;

/** Name of a small drawing. */
export type SketchName = keyof typeof sketches;
