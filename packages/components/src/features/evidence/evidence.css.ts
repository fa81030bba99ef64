import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/index.js';
import { fold } from '../../patterns/page/fold.js';

export const blocks = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: `${vars.space[5]} ${vars.space[6]}`,
  ...fold({ narrow: { gridTemplateColumns: 'minmax(0, 1fr)' } }),
});
export const heading = style({
  marginBottom: vars.space[2],
  fontSize: vars.fontSize[14],
  lineHeight: vars.lineHeight.heading,
});
export const rows = style({ display: 'grid', gap: vars.space[2], listStyle: 'none' });
export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `0 ${vars.space[3]}`,
  fontSize: vars.fontSize[14],
  fontVariantNumeric: 'tabular-nums',
});
export const note = style({ color: vars.color.muted, fontSize: vars.fontSize[14] });
/** Apart from the button or figures above. */
export const tools = style({ marginTop: vars.space[2] });
export const link = style({ color: vars.color.primary });
