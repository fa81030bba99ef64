import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/index.js';
import { fold } from '../page/fold.js';

export const row = style({ display: 'flex', alignItems: 'center', gap: vars.space[4] });
export const name = style({ flex: '0 1 240px', minWidth: 0, fontSize: vars.fontSize[24] });
export const figures = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${vars.space[4]} ${vars.space[12]}`,
});
export const figure = style({ width: '96px', fontSize: vars.fontSize[20] });
export const card = style({
  display: 'grid',
  gap: vars.space[4],
  padding: vars.space[6],
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.large,
  background: vars.color.surface,
});
export const aside = style([card, { ...fold({ folded: { display: 'none' } }) }]);
