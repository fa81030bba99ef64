import { style } from '@vanilla-extract/css';
import { vars } from '@huiqi/components/theme';

export const title = style({ margin: '0 0 16px', fontSize: 24, lineHeight: 1.3 });
export const text = style({ fontSize: 16, lineHeight: 1.6, maxWidth: 720, margin: '0 0 12px' });
export const muted = style({ color: vars.color.muted, fontSize: 14, lineHeight: 1.6 });
export const center = style({
  display: 'grid',
  justifyItems: 'center',
  gap: 16,
  padding: '64px 16px',
  textAlign: 'center',
});
