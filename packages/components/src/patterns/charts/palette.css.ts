import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/index.js';

// At least 3:1 on white, and distinguishable with red-green colour blindness; patterns and dashes differ as well. A
// brand sets `--huiqi-chart-2` and so on.
const colors = [
  vars.color.primary,
  'var(--huiqi-chart-2, #c2570c)',
  'var(--huiqi-chart-3, #0b7a75)',
  'var(--huiqi-chart-4, #7a3fb0)',
] as const;
const byPlace = { 0: colors[0], 1: colors[1], 2: colors[2], 3: colors[3] } as const;

/** Drawings keep their colours in forced colours, whatever the ground is then. */
const forced = '(forced-colors: active)';
const forcedColors = { 0: 'LinkText', 1: 'CanvasText', 2: 'VisitedText', 3: 'GrayText' } as const;
type Place = keyof typeof byPlace;

export const fill = styleVariants(byPlace, (color, place: Place) => ({
  fill: color,
  '@media': { [forced]: { fill: forcedColors[place] } },
}));
export const stroke = styleVariants(byPlace, (color, place: Place) => ({
  stroke: color,
  fill: 'none',
  '@media': { [forced]: { stroke: forcedColors[place] } },
}));
/** White below a pattern, so that its lines are visible. */
export const ground = style({
  fill: vars.color.surface,
  '@media': { [forced]: { fill: 'Canvas' } },
});
