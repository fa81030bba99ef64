import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/index.js';

// Also bold: colour alone carries no meaning.
export const mark = style({
  borderRadius: '2px',
  background: vars.color.warningSoft,
  color: vars.color.warning,
  fontWeight: vars.fontWeight.bold,
});
