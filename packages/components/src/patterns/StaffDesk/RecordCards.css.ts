import { style } from '@vanilla-extract/css';
import { quickTransition, vars } from '../../theme/index.js';

export const list = style({ display: 'grid', gap: vars.space[3] });
export const card = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: `${vars.space[1]} ${vars.space[3]}`,
  padding: vars.space[4],
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.large,
  background: vars.color.surface,
  color: vars.color.text,
  fontSize: vars.fontSize[14],
  textDecoration: 'none',
  transition: quickTransition('border-color', 'background-color'),
  ':hover': { borderColor: vars.color.primary },
  ':active': { background: vars.color.primarySoft },
});
export const name = style({
  overflow: 'hidden',
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  fontSize: vars.fontSize[16],
  fontWeight: vars.fontWeight.bold,
  lineHeight: vars.lineHeight.heading,
  selectors: { [`${card}:focus-visible &`]: { WebkitLineClamp: 'unset' } },
});
export const status = style({ justifySelf: 'end' });
export const value = style({
  fontSize: vars.fontSize[16],
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
});
export const unit = style({
  marginInlineStart: '2px',
  color: vars.color.muted,
  fontSize: vars.fontSize[14],
});
export const line = style({ gridColumn: '1 / -1', color: vars.color.muted });
