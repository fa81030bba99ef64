import { style } from '@vanilla-extract/css';
import { focusRing, narrowViewport, vars } from '../../../theme/index.js';

export const trigger = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[2],
  minWidth: '44px',
  minHeight: '44px',
  padding: `${vars.space[1]} ${vars.space[2]}`,
  background: 'none',
  border: 0,
  borderRadius: vars.radius.small,
  maxWidth: '240px',
  color: vars.color.text,
  font: 'inherit',
  cursor: 'pointer',
  ':hover': { background: vars.color.hover },
  ':focus-visible': focusRing,
});
export const who = style({
  display: 'grid',
  minWidth: 0,
  textAlign: 'start',
  lineHeight: vars.lineHeight.heading,
  '@media': { [narrowViewport]: { display: 'none' } },
});
const clipped = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;
export const name = style({ ...clipped, fontSize: vars.fontSize[14] });
export const role = style({ ...clipped, fontSize: vars.fontSize[12], color: vars.color.muted });
export const menu = style({ display: 'grid', gap: vars.space[1], minWidth: '200px' });
export const head = style({
  display: 'grid',
  gap: vars.space[1],
  maxWidth: '280px',
  padding: `${vars.space[2]} ${vars.space[2]} ${vars.space[3]}`,
  marginBottom: vars.space[1],
  borderBottom: `1px solid ${vars.color.border}`,
  overflowWrap: 'anywhere',
});
export const fullName = style({ fontWeight: vars.fontWeight.bold });
