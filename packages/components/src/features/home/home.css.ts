import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/index.js';

export const banner = style({
  position: 'relative',
  display: 'grid',
  alignItems: 'center',
  minHeight: '280px',
  padding: `${vars.space[10]} ${vars.space[6]}`,
  borderRadius: vars.radius.large,
  overflow: 'hidden',
  background: vars.color.primaryActive,
  color: vars.color.onPrimary,
});
export const picture = style({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  objectFit: 'cover',
  opacity: 0.25,
});
export const words = style({
  position: 'relative',
  display: 'grid',
  gap: vars.space[4],
  justifyItems: 'start',
});
export const bannerTitle = style({
  fontSize: vars.fontSize[32],
  lineHeight: vars.lineHeight.heading,
});
export const bannerText = style({ fontSize: vars.fontSize[16] });
export const figures = style({
  display: 'flex',
  gap: vars.space[8],
  fontVariantNumeric: 'tabular-nums',
});
export const figure = style({ fontSize: vars.fontSize[24], fontWeight: vars.fontWeight.bold });
export const stack = style({ display: 'grid', gap: vars.space[4], minWidth: 0 });
export const title = style({ fontSize: vars.fontSize[20] });
export const quick = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 200px), 1fr))',
  gap: vars.space[4],
  alignItems: 'end',
});
// A field keeps room for its message; the button stands level with the controls.
export const find = style({ paddingBottom: vars.space[1] });
export const grid = style({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fill, minmax(max(min(100%, 240px), calc((100% - 3 * ${vars.space[4]}) / 4)), 1fr))`,
  gap: vars.space[4],
});
export const newsItem = style({
  display: 'grid',
  gap: vars.space[1],
  padding: `${vars.space[3]} 0`,
  borderTop: `1px solid ${vars.color.border}`,
  selectors: { '&:first-child': { borderTop: 0 } },
});
export const meta = style({ color: vars.color.muted });
