import { narrowViewport, vars } from '@huiqi/components/theme';
import { style } from '@vanilla-extract/css';

export const points = style({
  display: 'grid',
  gap: vars.space[3],
  padding: vars.space[5],
  border: '1px solid transparent',
  borderRadius: vars.radius.large,
  background: vars.color.primarySoft,
  '@media': { print: { borderColor: vars.color.border } },
});
export const pointsTitle = style({ color: vars.color.muted, fontSize: vars.fontSize[14] });
export const pointList = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: `${vars.space[2]} ${vars.space[6]}`,
  '@media': { [narrowViewport]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
export const point = style({
  display: 'grid',
  gridTemplateColumns: '20px minmax(0, 1fr)',
  alignItems: 'center',
  gap: vars.space[2],
  color: vars.color.text,
});
/** Numbered, to be cited; at most 40 characters a line. */
export const clause = style({
  display: 'grid',
  gridTemplateColumns: '40px minmax(0, 40em)',
  lineHeight: 1.75,
  '@media': { [narrowViewport]: { gridTemplateColumns: '32px minmax(0, 1fr)' } },
});
export const number = style({
  color: vars.color.muted,
  fontSize: vars.fontSize[14],
  fontVariantNumeric: 'tabular-nums',
  lineHeight: 2,
});
