import type { ReportRadarChart } from '@huiqi/sdk/report';
import type { Flow } from '../layout/Flow.js';
import { area, colours } from '../layout/paper.js';
import type { Point } from '../layout/Sheet.js';

const radius = 74;
const rings = [25, 50, 75, 100];
const labelSize = 8.5;

/** Height of a radar with its labels. */
export const radarHeight = 2 * radius + 48;

/** A radar of scores from 0 to 100: rings at every 25, each axis with its name and score. */
export function drawRadar(flow: Flow, { axes }: ReportRadarChart): void {
  const centre: Point = [area.left + area.width / 2, flow.y + radarHeight / 2];
  const pointAt = (place: number, value: number): Point => {
    const angle = (place / axes.length) * 2 * Math.PI - Math.PI / 2;
    const distance = (value / 100) * radius;
    return [centre[0] + Math.cos(angle) * distance, centre[1] + Math.sin(angle) * distance];
  };
  for (const ring of rings) {
    flow.sheet.outline(
      axes.map((_, place) => pointAt(place, ring)),
      { colour: ring === 100 ? colours.strongLine : colours.line },
    );
  }
  axes.forEach((_, place) => flow.sheet.line([centre, pointAt(place, 100)]));
  const scores = axes.map(({ value }, place) => pointAt(place, Math.min(100, Math.max(0, value))));
  flow.sheet.polygon(scores, '#dbe7f8');
  flow.sheet.outline(scores, { colour: colours.primary, width: 1.4 });
  axes.forEach(({ name, value }, place) =>
    drawLabel(flow, `${name} ${value}`, pointAt(place, 114)),
  );
}

function drawLabel(flow: Flow, text: string, [x, y]: Point): void {
  const middle = area.left + area.width / 2;
  const font = flow.fonts.regular;
  const distance = x - middle;
  const side = distance < 0 ? 'end' : 'start';
  const align = Math.abs(distance) < 1 ? 'middle' : side;
  flow.sheet.text(font.prepare(text), x, y + 3, { font, size: labelSize, align });
}
