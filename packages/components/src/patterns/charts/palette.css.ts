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

export const fill = styleVariants(byPlace, (color) => ({ fill: color }));
export const stroke = styleVariants(byPlace, (color) => ({ stroke: color, fill: 'none' }));
/** White below a pattern, so that its lines are visible. */
export const ground = style({ fill: vars.color.surface });
