/** A4 in points (spec 2 §9). */
export const paper = { width: 595.28, height: 841.89 } as const;

const margin = { side: 48, top: 62, bottom: 60 } as const;

/** Content area of every page; y counts from the top. */
export const area = {
  left: margin.side,
  right: paper.width - margin.side,
  width: paper.width - 2 * margin.side,
  top: margin.top,
  bottom: paper.height - margin.bottom,
  height: paper.height - margin.top - margin.bottom,
} as const;

/** The colours of the site's theme that paper needs. */
export const colours = {
  text: '#1a2027',
  muted: '#59636f',
  primary: '#1558c0',
  soft: '#f1f5fa',
  line: '#dfe3e8',
  strongLine: '#868e99',
  paper: '#ffffff',
} as const;

/** Colours of series, told apart in grey as well. */
export const seriesColours = [
  colours.primary,
  '#e08a1e',
  '#2f8f5b',
  '#8a55b8',
  '#5b6b7c',
  '#b5483f',
];

/** Tones of one colour for years: the latest is the darkest. */
export const yearColours = [colours.primary, '#7fa9e0', '#c5d8f2'];
