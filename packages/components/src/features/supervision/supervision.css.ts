import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../theme/index.js';
import { fold } from '../../patterns/page/fold.js';

export const page = style({
  containerType: 'inline-size',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[6],
  minWidth: 0,
});
/** Evenly over the whole width; on phones three in a row. */
export const overview = style({});
globalStyle(`${overview} > dl`, {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(max(88px, 5.5em), 1fr))',
  gap: vars.space[3],
});
globalStyle(`${overview} dd`, { fontSize: vars.fontSize[24] });
/** Side by side, equally high. */
export const charts = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: vars.space[4],
  ...fold({ folded: { gridTemplateColumns: 'minmax(0, 1fr)' } }),
});
export const none = style({ color: vars.color.muted, fontSize: vars.fontSize[14] });
export const rest = style([none, { marginTop: vars.space[4] }]);
export const tags = style({ display: 'inline-flex', flexWrap: 'wrap', gap: vars.space[2] });
export const block = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[4],
});
export const punishment = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[2],
  paddingTop: vars.space[4],
  borderTop: `1px solid ${vars.color.border}`,
  overflowWrap: 'anywhere',
});
export const punishmentKind = style({
  fontSize: vars.fontSize[16],
  fontWeight: vars.fontWeight.bold,
});
