import { lastOf } from '@huiqi/sdk/domain';
import type { ReportColumnChart } from '@huiqi/sdk/report';
import type { Flow } from '../layout/Flow.js';
import type { Point } from '../layout/Sheet.js';
import type { Frame } from './Frame.js';

const dashes = [[], [5, 2.5], [1.5, 2], [7, 2, 1.5, 2], [3, 1.5], [9, 3]];
const dot = 1.8;

/** The segments of a curve between unknown figures. */
function stretches(values: readonly (number | null)[], frame: Frame): readonly Point[][] {
  const found: Point[][] = [[]];
  values.forEach((value, place) => {
    if (value === null) found.push([]);
    else lastOf(found)?.push([frame.left + frame.band * (place + 0.5), frame.at(value)]);
  });
  return found;
}

/** Curves that differ by colour and dash, with a dot at every figure. */
export function drawCurves(flow: Flow, { series }: ReportColumnChart, frame: Frame): void {
  series.forEach(({ values }, index) => {
    const colour = frame.colourOf(index);
    const dash = dashes[index % dashes.length] ?? [];
    for (const points of stretches(values, frame)) {
      flow.sheet.line(points, { colour, width: 1.4, dash });
      for (const [x, y] of points) {
        flow.sheet.rect(x - dot, y - dot, dot * 2, dot * 2, colour);
      }
    }
  });
}
