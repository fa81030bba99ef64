import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../../theme/index.js';

export const card = style({ position: 'relative' });

export const names = style({ minWidth: 0 });
export const name = style({ fontSize: vars.fontSize[16], fontWeight: vars.fontWeight.bold });
export const bank = style({ color: vars.color.muted, fontSize: vars.fontSize[14] });
export const limit = style({
  color: vars.color.primary,
  fontSize: vars.fontSize[24],
  fontWeight: vars.fontWeight.bold,
  lineHeight: vars.lineHeight.heading,
  fontVariantNumeric: 'tabular-nums',
});
export const unit = style({ fontSize: vars.fontSize[14], fontWeight: vars.fontWeight.regular });
export const facts = style({ display: 'grid', gap: vars.space[1], fontSize: vars.fontSize[14] });
export const fact = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: vars.space[2],
  fontVariantNumeric: 'tabular-nums',
});
export const tags = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[1],
  minHeight: '24px',
});
export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${vars.space[2]} ${vars.space[3]}`,
  marginTop: 'auto',
  paddingTop: vars.space[2],
  borderTop: `1px solid ${vars.color.border}`,
});
/** The card's only link; it is clickable all over the card. */
export const link = style({});
globalStyle(`${link} > a`, { position: 'static' });
globalStyle(`${link} > a::after`, {
  content: '""',
  position: 'absolute',
  inset: '-1px',
  borderRadius: vars.radius.large,
});
// The ring of the keyboard's focus is around what the link opens.
globalStyle(`${link} > a:focus-visible`, { outline: 'none' });
globalStyle(`${link} > a:focus-visible::after`, {
  outline: `2px solid ${vars.color.focus}`,
  outlineOffset: '2px',
});
/** Above the link's area. */
export const choice = style({ position: 'relative' });
