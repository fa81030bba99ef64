import { style } from '@vanilla-extract/css';
import { forcedFrame, forcedMark, quickTransition, vars } from '../../theme/index.js';

export const popup = style({
  display: 'grid',
  gap: vars.space[2],
  width: '360px',
  maxWidth: '90vw',
});
export const popupTitle = style({ fontSize: vars.fontSize[16] });
export const popupList = style({ maxHeight: '50vh', overflowY: 'auto' });
export const head = style({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: vars.space[3],
  minHeight: vars.control.small,
});
export const item = style({
  display: 'grid',
  gap: vars.space[1],
  padding: `${vars.space[3]} 0`,
  borderTop: `1px solid ${vars.color.border}`,
});
export const itemLink = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  minHeight: '24px',
  color: vars.color.text,
  overflowWrap: 'anywhere',
  textDecoration: 'none',
  ':hover': { color: vars.color.primary, textDecoration: 'underline' },
});
export const unreadTitle = style({ fontWeight: vars.fontWeight.bold });
export const dot = style({
  flex: 'none',
  width: '8px',
  height: '8px',
  borderRadius: vars.radius.round,
  '@media': forcedMark,
  background: vars.color.danger,
});
/** Two lines; the notice page shows the rest. Between paragraphs Chinese has no space, which a line break would become. */
export const preview = style({
  whiteSpace: 'pre-line',
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
  color: vars.color.muted,
  fontSize: vars.fontSize[14],
  overflowWrap: 'anywhere',
});
export const meta = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[3],
  minHeight: vars.control.small,
  color: vars.color.muted,
  fontSize: vars.fontSize[12],
});
export const time = style({ whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' });
export const atEnd = style({ marginInlineStart: 'auto' });
export const bell = style({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  minWidth: '44px',
  minHeight: '44px',
  background: 'none',
  border: 0,
  borderRadius: vars.radius.small,
  cursor: 'pointer',
  transition: quickTransition('background-color', 'color'),
  ':hover': { background: vars.color.hover, color: vars.color.primary },
  ':active': { background: vars.color.primarySoft },
});
export const badge = style({
  ...forcedFrame,
  position: 'absolute',
  top: '2px',
  right: '2px',
  minWidth: '20px',
  padding: `0 ${vars.space[1]}`,
  borderRadius: vars.radius.round,
  background: vars.color.danger,
  color: vars.color.onDanger,
  fontSize: vars.fontSize[12],
  textAlign: 'center',
});
