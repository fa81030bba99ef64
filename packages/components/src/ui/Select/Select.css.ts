import { globalStyle, style } from '@vanilla-extract/css';

// The native control covers the arrow, so a click on the arrow opens the list.
export const native = style({
  marginInlineEnd: '-32px',
  paddingInlineEnd: '36px',
  cursor: 'pointer',
});

globalStyle(`${native} + span`, { pointerEvents: 'none' });
