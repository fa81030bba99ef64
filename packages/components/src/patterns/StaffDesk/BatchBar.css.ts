import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/index.js';

/** Sticks to the bottom of the window, so that it neither moves rows nor is out of sight. */
export const bar = style({
  position: 'sticky',
  bottom: 0,
  zIndex: 4,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space[2]} ${vars.space[3]}`,
  fontSize: vars.fontSize[14],
  '@media': { print: { display: 'none' } },
});
/** While records are selected. */
export const open = style({
  minHeight: '48px',
  marginTop: vars.space[2],
  padding: `${vars.space[2]} ${vars.space[4]}`,
  border: `1px solid ${vars.color.primary}`,
  borderRadius: vars.radius.large,
  background: vars.color.primarySoft,
});

export const count = style({ fontWeight: vars.fontWeight.medium, whiteSpace: 'nowrap' });
export const note = style({ color: vars.color.muted });
