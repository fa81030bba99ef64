import { style } from '@vanilla-extract/css';
import { fold } from '../../../patterns/page/fold.js';
import { stickyBar } from '../../../patterns/page/stickyBar.js';
import { vars } from '../../../theme/index.js';

export const place = style({
  containerType: 'inline-size',
  position: 'sticky',
  bottom: 0,
  zIndex: vars.layer.sticky,
  '@media': { print: { display: 'none' } },
});
export const bar = style({
  ...stickyBar(undefined, { width: '2px', color: vars.color.primary }),
  marginTop: vars.space[4],
  display: 'flex',
  alignItems: 'center',
  gap: `${vars.space[2]} ${vars.space[4]}`,
  flexWrap: 'wrap',
});
export const state = style({ color: vars.color.muted, fontSize: vars.fontSize[14] });
export const chosen = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[2],
  flex: '1 1 auto',
  minWidth: 0,
  listStyle: 'none',
  ...fold({ narrow: { display: 'none' } }),
});
export const actions = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[3],
  marginInlineStart: 'auto',
});
