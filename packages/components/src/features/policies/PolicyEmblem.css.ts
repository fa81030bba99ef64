import { style } from '@vanilla-extract/css';
import { forcedFrame, vars } from '../../theme/index.js';

export const emblem = style({
  ...forcedFrame,
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'center',
  gap: '2px',
  width: '56px',
  height: '56px',
  borderRadius: vars.radius.large,
  background: vars.color.primarySoft,
  color: vars.color.primary,
});
export const grade = style({
  maxWidth: '100%',
  overflow: 'hidden',
  fontSize: vars.fontSize[12],
  lineHeight: 'max(16px, 1.3em)',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});
