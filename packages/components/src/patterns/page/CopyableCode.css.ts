import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/index.js';

export const line = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  // Follows the parent's text alignment.
  justifyContent: 'inherit',
  gap: `0 ${vars.space[2]}`,
  fontSize: vars.fontSize[14],
});
export const label = style({ color: vars.color.muted });
export const code = style({
  fontFamily: 'inherit',
  fontVariantNumeric: 'tabular-nums',
  overflowWrap: 'anywhere',
  userSelect: 'all',
});
