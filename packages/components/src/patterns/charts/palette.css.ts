import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/index.js';

// At least 3:1 on white, and told apart by people who see no red or green; patterns and dashes tell them apart too.
// A brand sets `--huiqi-chart-2` and so on.
const colors = [
  vars.color.primary,
  'var(--huiqi-chart-2, #c2570c)',
  'var(--huiqi-chart-3, #0b7a75)',
  'var(--huiqi-chart-4, #7a3fb0)',
] as const;
const byPlace = { 0: colors[0], 1: colors[1], 2: colors[2], 3: colors[3] } as const;

export const fill = styleVariants(byPlace, (color) => ({ fill: color }));
export const stroke = styleVariants(byPlace, (color) => ({ stroke: color, fill: 'none' }));
/** Below a pattern: white, so that its lines are seen. */
export const ground = style({ fill: vars.color.surface });
