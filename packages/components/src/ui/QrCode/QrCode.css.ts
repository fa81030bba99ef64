import { style } from '@vanilla-extract/css';

// Black on white whatever the theme: a camera must read it.
export const code = style({
  display: 'block',
  maxWidth: '100%',
  height: 'auto',
  background: '#ffffff',
  fill: '#000000',
  forcedColorAdjust: 'none',
});
