import { style } from '@vanilla-extract/css';
import { vars } from '@huiqi/components/theme';

export const page = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: vars.space[6],
  minHeight: ['100vh', '100dvh'],
  padding: `${vars.space[8]} ${vars.space[4]}`,
  boxSizing: 'border-box',
  background: vars.color.page,
});
export const logo = style({ maxWidth: '100%', height: 'auto' });
export const box = style({ width: '100%', maxWidth: '440px' });
export const content = style({ display: 'grid', gap: vars.space[4], justifyItems: 'center' });
export const line = style({ margin: 0, color: vars.color.muted });
export const address = style({
  margin: 0,
  fontSize: vars.fontSize[14],
  overflowWrap: 'anywhere',
  textAlign: 'center',
});
export const help = style({ margin: 0, fontSize: vars.fontSize[14], color: vars.color.muted });
