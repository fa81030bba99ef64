import { style } from '@vanilla-extract/css';
import { fold } from '../../../patterns/page/fold.js';
import { vars } from '../../../theme/index.js';

export const page = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[4],
  containerType: 'inline-size',
});
export const columns = style({
  display: 'grid',
  gridTemplateColumns: `minmax(0, 1fr) ${vars.layout.aside}`,
  alignItems: 'start',
  gap: vars.space[6],
  ...fold({ folded: { gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[4] } }),
});
export const form = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[5],
  maxWidth: vars.layout.form,
});
export const code = style({ maxWidth: '400px' });
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[4],
});
export const hint = style({ margin: 0, color: vars.color.muted, fontSize: vars.fontSize[14] });
export const list = style({
  margin: `0 0 ${vars.space[3]}`,
  paddingInlineStart: vars.space[5],
  listStyle: 'disc',
  lineHeight: vars.lineHeight.text,
  fontSize: vars.fontSize[14],
});
