import { style } from '@vanilla-extract/css';
import { quickTransition, vars } from '../../theme/index.js';
import { fold } from '../page/fold.js';

export const card = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: `0 ${vars.space[2]}`,
  minWidth: 0,
  padding: vars.space[2],
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.large,
  background: vars.color.surface,
});
export const counts = style({
  flex: '1 1 300px',
  display: 'grid',
  gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
});
export const count = style({
  display: 'flex',
  flexDirection: 'column',
  height: '100%',
  padding: `${vars.space[2]} ${vars.space[4]}`,
  borderRadius: vars.radius.small,
  color: vars.color.text,
  textDecoration: 'none',
  transition: quickTransition('background-color', 'color'),
  ':hover': { background: vars.color.hover, color: vars.color.primary },
  ':active': { background: vars.color.primarySoft },
  ...fold({ narrow: { alignItems: 'center', padding: `${vars.space[2]} 0`, textAlign: 'center' } }),
});
export const value = style({
  order: -1,
  fontSize: vars.fontSize[24],
  fontWeight: vars.fontWeight.bold,
  lineHeight: vars.lineHeight.heading,
  fontVariantNumeric: 'tabular-nums',
  // As wide before the number is known.
  minWidth: '3ch',
});
export const label = style({ color: vars.color.muted, fontSize: vars.fontSize[14] });
