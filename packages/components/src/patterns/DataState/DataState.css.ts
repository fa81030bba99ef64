import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/index.js';

// A line above instead of paler text, which would violate the contrast of WCAG 1.4.3.
export const refreshing = style({
  cursor: 'progress',
  boxShadow: `0 -2px 0 ${vars.color.primary}`,
  '@media': {
    '(forced-colors: active)': { marginTop: '-2px', borderTop: '2px solid Highlight' },
  },
});
