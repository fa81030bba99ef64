import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/index.js';

// A line above, not paler text: dimming would take text below the contrast of WCAG 1.4.3.
export const refreshing = style({
  cursor: 'progress',
  boxShadow: `0 -2px 0 ${vars.color.primary}`,
});
