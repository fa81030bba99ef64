import { style } from '@vanilla-extract/css';
import { hiddenInCare, vars } from '../../theme/index.js';
import { fold } from '../page/fold.js';

export const strip = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(144px, 1fr))',
  gap: '1px',
  margin: 0,
  overflow: 'hidden',
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.large,
  background: vars.color.border,
  '@media': { '(forced-colors: active)': { background: 'CanvasText' } },
  selectors: hiddenInCare,
  ...fold({ narrow: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } }),
});
export const figure = style({
  display: 'flex',
  flexDirection: 'column-reverse',
  justifyContent: 'flex-end',
  gap: vars.space[1],
  padding: `${vars.space[5]} ${vars.space[5]}`,
  background: vars.color.surface,
  ...fold({
    narrow: {
      padding: `${vars.space[3]} ${vars.space[4]}`,
      // The last of an odd number takes a full row.
      selectors: { '&:last-child:nth-child(odd)': { gridColumn: '1 / -1' } },
    },
  }),
});
export const label = style({ color: vars.color.muted, fontSize: vars.fontSize[14] });
export const value = style({
  margin: 0,
  fontSize: vars.fontSize[24],
  fontWeight: vars.fontWeight.bold,
  lineHeight: vars.lineHeight.heading,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
});
export const unit = style({
  marginInlineStart: vars.space[1],
  color: vars.color.muted,
  fontSize: vars.fontSize[14],
  fontWeight: vars.fontWeight.regular,
});
