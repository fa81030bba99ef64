import { style } from '@vanilla-extract/css';
import { vars } from '@huiqi/components/theme';

export const page = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: 24,
  minHeight: '100vh',
  padding: '48px 16px',
  boxSizing: 'border-box',
  background: vars.color.page,
});
export const home = style({ maxWidth: '100%' });
export const logo = style({ maxWidth: '100%', height: 'auto' });
export const box = style({ width: '100%', maxWidth: 440 });
export const title = style({ margin: '0 0 16px', fontSize: 24, lineHeight: 1.3 });
export const help = style({ margin: 0, fontSize: 14, color: vars.color.muted });
