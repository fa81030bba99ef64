import { createVar, style } from '@vanilla-extract/css';
import { forcedFrame, vars } from '../../theme/index.js';

const mark = createVar();

export const steps = style({
  vars: { [mark]: '28px' },
  display: 'grid',
  gap: vars.space[4],
  height: '100%',
  alignContent: 'space-evenly',
  margin: 0,
  padding: `${vars.space[4]} ${vars.space[6]}`,
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.large,
  background: vars.color.surface,
  listStyle: 'none',
  counterReset: 'step',
});
export const step = style({
  position: 'relative',
  paddingInlineStart: `calc(${mark} + ${vars.space[3]})`,
  counterIncrement: 'step',
  '::before': {
    ...forcedFrame,
    content: 'counter(step)',
    position: 'absolute',
    insetInlineStart: 0,
    display: 'grid',
    placeItems: 'center',
    width: mark,
    height: mark,
    borderRadius: vars.radius.round,
    background: vars.color.primarySoft,
    color: vars.color.primary,
    fontSize: vars.fontSize[14],
    fontWeight: vars.fontWeight.bold,
  },
});
export const title = style({ fontSize: vars.fontSize[16], fontWeight: vars.fontWeight.bold });
export const text = style({ color: vars.color.muted, fontSize: vars.fontSize[14] });
