import { style } from '@vanilla-extract/css';

export const icon = style({
  display: 'inline-block',
  flex: 'none',
  verticalAlign: '-0.15em',
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 1.8,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
});
