import { style } from '@vanilla-extract/css';
import { quickTransition, vars } from '../../theme/index.js';
import { fold } from '../page/fold.js';

export const tiles = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
  gap: vars.space[4],
  ...fold({
    folded: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    narrow: { gap: vars.space[3] },
  }),
});
export const tile = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[4],
  height: '100%',
  padding: vars.space[5],
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.large,
  background: vars.color.surface,
  color: vars.color.text,
  textDecoration: 'none',
  transition: quickTransition('border-color', 'background-color'),
  ':hover': { borderColor: vars.color.primary },
  ':active': { background: vars.color.primarySoft },
  ...fold({
    narrow: {
      flexDirection: 'column',
      alignItems: 'flex-start',
      gap: vars.space[2],
      padding: vars.space[3],
    },
  }),
});
export const icon = style({
  flex: 'none',
  display: 'inline-flex',
  padding: vars.space[2],
  borderRadius: vars.radius.large,
  background: vars.color.primarySoft,
  color: vars.color.primary,
});
export const text = style({ display: 'grid', minWidth: 0 });
export const label = style({ fontSize: vars.fontSize[16], fontWeight: vars.fontWeight.bold });
export const line = style({ color: vars.color.muted, fontSize: vars.fontSize[14] });
