import type { ReportColumnChart } from '@huiqi/sdk/report';
import type { Flow } from '../layout/Flow.js';
import type { Frame } from './Frame.js';

const widestBar = 26;

/** Draws each category's bars side by side, from the zero line. */
export function drawBars(
  flow: Flow,
  { categories, series }: ReportColumnChart,
  frame: Frame,
): void {
  const width = Math.min(widestBar, (frame.band * 0.7) / Math.max(1, series.length));
  categories.forEach((_, place) => {
    const middle = frame.left + frame.band * (place + 0.5);
    series.forEach(({ values }, index) => {
      const value = values[place] ?? null;
      if (value === null) return;
      const x = middle + (index - series.length / 2) * width;
      const [zero, end] = [frame.at(0), frame.at(value)];
      flow.sheet.rect(
        x + width * 0.06,
        Math.min(zero, end),
        width * 0.88,
        Math.abs(end - zero),
        frame.colourOf(index),
      );
    });
  });
}
