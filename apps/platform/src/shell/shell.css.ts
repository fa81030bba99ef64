import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '@huiqi/components/theme';

const narrow = 'screen and (max-width: 900px)';

export const frame = style({
  minHeight: '100vh',
  display: 'flex',
  flexDirection: 'column',
  background: vars.color.page,
});
export const inner = style({
  width: '100%',
  maxWidth: 1200,
  margin: '0 auto',
  padding: '0 16px',
  boxSizing: 'border-box',
});
export const header = style({
  background: vars.color.surface,
  borderBottom: `1px solid ${vars.color.border}`,
});
export const top = style({
  display: 'flex',
  alignItems: 'center',
  gap: 16,
  minHeight: 64,
  paddingBlock: 8,
  flexWrap: 'wrap',
});
export const brand = style({ display: 'inline-flex', minWidth: 0, flex: '0 1 352px' });
export const logo = style({ maxWidth: '100%', height: 'auto' });
export const region = style({
  fontSize: 14,
  color: vars.color.muted,
  '@media': { [narrow]: { display: 'none' } },
});
export const account = style({
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  marginLeft: 'auto',
  fontSize: 14,
  flexWrap: 'wrap',
});
export const quiet = style({
  color: vars.color.muted,
  '@media': { [narrow]: { display: 'none' } },
});
export const menuButton = style({
  display: 'none',
  minHeight: 44,
  padding: '0 12px',
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.small,
  background: vars.color.surface,
  color: vars.color.text,
  font: 'inherit',
  '@media': { [narrow]: { display: 'inline-block' } },
});
export const nav = style({ borderTop: `1px solid ${vars.color.border}` });
export const navList = style({
  display: 'flex',
  gap: 4,
  listStyle: 'none',
  marginBlock: 0,
  '@media': {
    [narrow]: {
      display: 'none',
      flexDirection: 'column',
      paddingBottom: 8,
      selectors: { '&[data-open]': { display: 'flex' } },
    },
  },
});
export const navLink = style({
  display: 'block',
  padding: '12px 16px',
  color: vars.color.text,
  textDecoration: 'none',
  borderBottom: '3px solid transparent',
  selectors: {
    '&:hover': { background: vars.color.hover },
    '&[aria-current="page"]': {
      color: vars.color.primary,
      borderBottomColor: vars.color.primary,
      fontWeight: 600,
    },
  },
});
export const main = style({ flex: 1, paddingTop: 24, paddingBottom: 48, outline: 'none' });
export const footer = style({
  background: vars.color.surface,
  borderTop: `1px solid ${vars.color.border}`,
  fontSize: 14,
  lineHeight: 1.6,
});
export const footerGrid = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 240px), 1fr))',
  gap: 24,
  paddingTop: 24,
  paddingBottom: 24,
});
export const footerTitle = style({ margin: '0 0 8px', fontSize: 16, fontWeight: 600 });
export const partners = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 8,
  listStyle: 'none',
  margin: 0,
  padding: 0,
});
export const legal = style({
  borderTop: `1px solid ${vars.color.border}`,
  color: vars.color.muted,
  paddingBlock: 12,
  fontSize: 12,
});

globalStyle('body', { margin: 0 });
globalStyle(`${footer} p`, { margin: 0 });
