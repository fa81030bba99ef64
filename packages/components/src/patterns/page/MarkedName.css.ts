import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/index.js';

export const subject = style({ display: 'flex', alignItems: 'center', gap: vars.space[3] });
/** In a narrow table it would have one character per line. */
export const text = style({ minWidth: '10em', overflowWrap: 'anywhere' });
/** Inside a link, without its underline. */
export const line = style({
  display: 'inline-block',
  color: vars.color.muted,
  fontSize: vars.fontSize[12],
  fontWeight: vars.fontWeight.regular,
  fontVariantNumeric: 'tabular-nums',
});
