import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/index.js';
import { fold } from '../page/fold.js';

export const page = style({ containerType: 'inline-size', minWidth: 0 });
export const stack = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[6],
  ...fold({ narrow: { gap: vars.space[4] } }),
});
export const card = style({
  minWidth: 0,
  padding: vars.space[6],
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.large,
  background: vars.color.surface,
  ...fold({ narrow: { padding: vars.space[4] } }),
});
export const head = style([card, { display: 'grid', gap: vars.space[4] }]);
export const facts = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${vars.space[2]} ${vars.space[8]}`,
  fontSize: vars.fontSize[14],
});
export const fact = style({
  display: 'flex',
  alignItems: 'baseline',
  gap: vars.space[2],
  minWidth: 0,
});
export const term = style({ flex: 'none', color: vars.color.muted });
export const value = style({
  minWidth: 0,
  fontWeight: vars.fontWeight.medium,
  fontVariantNumeric: 'tabular-nums',
});
export const unit = style({
  marginInlineStart: '2px',
  color: vars.color.muted,
  fontSize: vars.fontSize[12],
  fontWeight: vars.fontWeight.regular,
});
