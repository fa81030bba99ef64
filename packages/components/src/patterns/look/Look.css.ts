import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/index.js';

export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[4],
  alignItems: 'center',
});
export const swatches = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(160px, 1fr))',
  gap: vars.space[3],
});
export const swatch = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  fontSize: vars.fontSize[14],
});
const chip = style({
  flex: 'none',
  width: '32px',
  height: '32px',
  border: `1px solid ${vars.color.borderStrong}`,
  borderRadius: vars.radius.small,
  forcedColorAdjust: 'none',
});
export const color = styleVariants(vars.color, (value) => [chip, { background: value }]);
export const size = styleVariants(vars.fontSize, (fontSize) => ({
  fontSize,
  lineHeight: vars.lineHeight.heading,
}));
export const space = styleVariants(vars.space, (width) => ({
  width,
  height: vars.space[4],
  background: vars.color.primary,
}));
export const rules = style({ display: 'grid', gap: vars.space[6] });
export const pair = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 280px), 1fr))',
  gap: vars.space[4],
  marginTop: vars.space[2],
});
export const example = style({
  display: 'grid',
  gap: vars.space[2],
  alignContent: 'start',
  padding: vars.space[4],
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.large,
});
export const verdict = style({ color: vars.color.muted, fontSize: vars.fontSize[14] });
export const big = style({ fontSize: vars.fontSize[24], fontWeight: vars.fontWeight.bold });
export const text = style({ fontSize: vars.fontSize[16] });
export const small = style({ color: vars.color.muted, fontSize: vars.fontSize[12] });
export const label = style({ color: vars.color.muted, fontSize: vars.fontSize[14] });
export const figures = style({
  justifySelf: 'end',
  textAlign: 'right',
  fontVariantNumeric: 'tabular-nums',
});
export const tight = style({ display: 'grid', gap: vars.space[1] });
export const fields = style({ display: 'grid', gap: vars.space[5] });
export const even = style({ display: 'grid', gap: vars.space[3] });
export const clamped = style({
  display: '-webkit-box',
  overflow: 'hidden',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
});
export const indented = style({ paddingInlineStart: vars.space[4] });
