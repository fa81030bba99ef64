import { globalStyle, style } from '@vanilla-extract/css';

// The native control covers the arrow, 16 px and its 12 px of padding, so that a click on the arrow opens the list.
export const native = style({
  marginInlineEnd: '-28px',
  paddingInlineEnd: '36px',
  cursor: 'pointer',
});

globalStyle(`${native} + span`, { pointerEvents: 'none' });
