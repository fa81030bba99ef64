import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/index.js';

export const form = style({ display: 'flex', flexDirection: 'column', gap: vars.space[5] });
/** Always present, so that it is announced; takes no space while empty. */
export const alert = style({
  selectors: { '&:empty': { marginBottom: `calc(-1 * ${vars.space[5]})` } },
});
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: vars.space[3],
  marginTop: vars.space[2],
});
export const withStrength = style({ display: 'grid', gap: vars.space[1] });
