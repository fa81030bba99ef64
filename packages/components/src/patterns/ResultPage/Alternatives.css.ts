import { style } from '@vanilla-extract/css';
import { quickTransition, vars } from '../../theme/index.js';
import { fold } from '../page/fold.js';

export const list = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: vars.space[3],
  ...fold({ narrow: { gridTemplateColumns: 'minmax(0, 1fr)' } }),
});
export const link = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[3],
  height: '100%',
  minHeight: '64px',
  padding: `${vars.space[3]} ${vars.space[4]}`,
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.large,
  color: vars.color.text,
  textDecoration: 'none',
  transition: quickTransition('border-color', 'background-color'),
  ':hover': { borderColor: vars.color.primary, background: vars.color.hover },
  ':active': { background: vars.color.primarySoft },
});
export const text = style({ flex: 1, minWidth: 0 });
export const label = style({
  display: 'block',
  color: vars.color.primary,
  fontWeight: vars.fontWeight.medium,
});
export const hint = style({
  display: 'block',
  color: vars.color.muted,
  fontSize: vars.fontSize[14],
});
