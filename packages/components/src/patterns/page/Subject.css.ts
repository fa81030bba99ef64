import { style, styleVariants } from '@vanilla-extract/css';
import { forcedFrame, vars } from '../../theme/index.js';
import { fold } from './fold.js';

export const subject = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: vars.space[4],
  minWidth: 0,
});

const mark = style({
  ...forcedFrame,
  flex: 'none',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  overflow: 'hidden',
  borderRadius: vars.radius.large,
  background: vars.color.primarySoft,
  color: vars.color.primary,
  fontWeight: vars.fontWeight.bold,
});
export const markSize = styleVariants({
  40: [mark, { width: '40px', height: '40px', fontSize: vars.fontSize[16] }],
  56: [mark, { width: '56px', height: '56px', fontSize: vars.fontSize[24] }],
});
export const letter = style({ display: 'inline-block' });
export const picture = style({ width: '100%', height: '100%', objectFit: 'contain' });

// As high as the mark: two short lines are centred, longer names start at the top.
export const text = style({
  flex: 1,
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'center',
  minWidth: 0,
  minHeight: '56px',
});
export const line = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space[1]} ${vars.space[3]}`,
});
export const name = style({
  fontSize: vars.fontSize[24],
  lineHeight: vars.lineHeight.heading,
  fontWeight: vars.fontWeight.bold,
  overflowWrap: 'anywhere',
  // Keeps a last character from standing alone.
  textWrap: 'balance',
  ...fold({ narrow: { fontSize: vars.fontSize[20] } }),
});
export const giver = style({ color: vars.color.muted, fontSize: vars.fontSize[14] });
