import { style } from '@vanilla-extract/css';
import { focusRing, vars } from '@huiqi/components/theme';

export const sheet = style({ display: 'grid', gap: vars.space[6], paddingBottom: vars.space[6] });
export const account = style({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  gap: vars.space[3],
});
const list = { margin: 0, padding: 0, listStyle: 'none' } as const;
export const entries = style({
  ...list,
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.large,
  overflow: 'hidden',
});
export const entry = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  minHeight: vars.control.large,
  padding: `0 ${vars.space[4]}`,
  color: vars.color.text,
  fontSize: vars.fontSize[16],
  textDecoration: 'none',
  borderBottom: `1px solid ${vars.color.border}`,
  ':hover': { background: vars.color.hover },
  ':focus-visible': { ...focusRing, outlineOffset: '-2px' },
  selectors: {
    'li:last-child > &': { borderBottom: 0 },
    '&[aria-current="page"]': {
      color: vars.color.primary,
      fontWeight: vars.fontWeight.bold,
      background: vars.color.primarySoft,
    },
  },
});
export const heading = style({
  margin: `0 0 ${vars.space[2]}`,
  fontSize: vars.fontSize[14],
  fontWeight: vars.fontWeight.bold,
  color: vars.color.muted,
});
export const group = style({
  ...list,
  display: 'grid',
  padding: vars.space[1],
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.large,
});
export const outside = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${vars.space[2]} ${vars.space[6]}`,
  lineHeight: '44px',
});
export const hotline = style({ margin: 0, color: vars.color.muted, fontSize: vars.fontSize[14] });
