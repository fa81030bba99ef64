import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/index.js';
import { asideColumns } from '../page/asideColumns.js';
import { fold } from '../page/fold.js';

export const page = style({ containerType: 'inline-size', minWidth: 0 });

// A flex column when folded: in a grid the bar would only stick within its row.
export const columns = style({
  display: 'grid',
  gridTemplateColumns: asideColumns,
  alignItems: 'start',
  gap: vars.space[6],
  marginTop: vars.space[2],
  ...fold({
    folded: { display: 'flex', flexDirection: 'column', alignItems: 'stretch', gap: vars.space[4] },
  }),
});
export const main = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[6],
  minWidth: 0,
  ...fold({ folded: { gap: vars.space[4] } }),
});
export const top = style({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'center',
  minHeight: vars.control.small,
});
export const head = style({
  display: 'grid',
  gap: vars.space[6],
  minWidth: 0,
  padding: vars.space[6],
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.large,
  background: vars.color.surface,
  ...fold({ narrow: { gap: vars.space[5], padding: vars.space[4] } }),
  '@media': { print: { padding: `0 0 ${vars.space[4]}`, border: 0 } },
});
