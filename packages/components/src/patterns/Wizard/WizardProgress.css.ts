import { style, styleVariants } from '@vanilla-extract/css';
import { forcedFrame, forcedMark, vars } from '../../theme/index.js';
import { fold } from '../page/fold.js';

export const wide = style({
  paddingBottom: vars.space[5],
  borderBottom: `1px solid ${vars.color.border}`,
  ...fold({ narrow: { display: 'none' } }),
});
export const narrow = style({
  display: 'none',
  gap: vars.space[2],
  ...fold({ narrow: { display: 'grid' } }),
});
export const text = style({ color: vars.color.muted, fontSize: vars.fontSize[14] });
export const bar = style({ display: 'flex', gap: vars.space[1] });

const piece = style({
  ...forcedFrame,
  flex: 1,
  height: '4px',
  borderRadius: vars.radius.round,
});

export const segment = styleVariants({
  reached: [piece, { background: vars.color.primary, '@media': forcedMark }],
  ahead: [piece, { background: vars.color.border }],
});
