import { style } from '@vanilla-extract/css';
import { narrowViewport, vars } from '../../../theme/index.js';

export const page = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[4],
});
export const links = style({
  display: 'flex',
  gap: vars.space[2],
  listStyle: 'none',
  overflowX: 'auto',
  // Room for the ring of the focus.
  margin: '-2px',
  padding: '2px',
});
export const points = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${vars.space[1]} ${vars.space[6]}`,
  listStyle: 'none',
  color: vars.color.muted,
  fontSize: vars.fontSize[14],
  '@media': { [narrowViewport]: { display: 'none' } },
});
export const point = style({ display: 'inline-flex', alignItems: 'center', gap: vars.space[1] });

const link = {
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: vars.control.small,
  padding: `0 ${vars.space[3]}`,
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.round,
  background: vars.color.surface,
  color: vars.color.text,
  fontSize: vars.fontSize[14],
  textDecoration: 'none',
  whiteSpace: 'nowrap',
} as const;
export const other = style({ ...link, ':hover': { borderColor: vars.color.primary } });
export const current = style({
  ...link,
  borderColor: vars.color.primary,
  background: vars.color.primarySoft,
  color: vars.color.primary,
  fontWeight: vars.fontWeight.medium,
});
