/** Colours of kinds by index: those of charts and, for the background, grey. */
export const graphColors = [
  { name: '--huiqi-color-primary', value: '#1558c0' },
  { name: '--huiqi-chart-2', value: '#c2570c' },
  { name: '--huiqi-chart-3', value: '#0b7a75' },
  { name: '--huiqi-chart-4', value: '#7a3fb0' },
  { name: '--huiqi-color-muted', value: '#59636f' },
] as const;

export interface GraphTheme {
  readonly kinds: readonly string[];
  readonly text: string;
  readonly line: string;
  readonly strong: string;
  readonly surface: string;
  readonly font: string;
}

/** Theme colours at an element, since a canvas knows no CSS variables. */
export function readGraphTheme(element: Element): GraphTheme {
  const style = getComputedStyle(element);
  const read = (name: string, fallback: string) => style.getPropertyValue(name).trim() || fallback;
  return {
    kinds: graphColors.map(({ name, value }) => read(name, value)),
    text: read('--huiqi-color-text', '#1a2027'),
    line: read('--huiqi-color-border-strong', '#868e99'),
    strong: read('--huiqi-color-focus', '#1558c0'),
    surface: read('--huiqi-color-surface', '#ffffff'),
    font: style.fontFamily || 'sans-serif',
  };
}
