import { useState, type KeyboardEvent } from 'react';

/** Number of points by which each key moves the cursor. */
const steps: Readonly<Record<string, number>> = {
  ArrowRight: 1,
  ArrowUp: 1,
  ArrowLeft: -1,
  ArrowDown: -1,
  PageUp: 12,
  PageDown: -12,
  End: Infinity,
  Home: -Infinity,
};

export interface ChartCursor {
  /** The point whose values are shown. */
  readonly index: number;
  readonly moveTo: (index: number) => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
}

/** The current point of a chart, moved by arrow keys like a slider, by touch or mouse. */
export function useChartCursor(count: number, start: 'first' | 'last' = 'first'): ChartCursor {
  const [wanted, setWanted] = useState(start === 'first' ? 0 : Infinity);
  const within = (index: number) => Math.max(0, Math.min(count - 1, index));
  const index = within(wanted);
  return {
    index,
    moveTo: (next) => setWanted(within(next)),
    onKeyDown: (event) => {
      const step = steps[event.key];
      if (step === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
      event.preventDefault();
      setWanted(within(index + step));
    },
  };
}
