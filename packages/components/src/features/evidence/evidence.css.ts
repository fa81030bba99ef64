import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../theme/index.js';
import { fold } from '../../patterns/page/fold.js';

export const blocks = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: `${vars.space[5]} ${vars.space[6]}`,
  ...fold({ narrow: { gridTemplateColumns: 'minmax(0, 1fr)' } }),
});
/** Blocks of any length, each below the one before it: beside a long one, a grid would leave a hole. */
export const flow = style({ columns: '2 200px', columnGap: vars.space[6] });
globalStyle(`${flow} > *`, { breakInside: 'avoid', paddingBottom: vars.space[5] });
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
/** State and date: on phones on a line of their own in every row, also where they would fit. */
export const about = style([note, fold({ narrow: { flexBasis: '100%' } })]);
/** Apart from the button or figures above. */
export const tools = style({ marginTop: vars.space[2] });
export const link = style({ color: vars.color.primary });
