import { globalStyle, style } from '@vanilla-extract/css';
import {
  foldedViewport,
  hiddenInCare,
  inCare,
  narrowViewport,
  vars,
} from '@huiqi/components/theme';

export const footer = style({
  background: vars.color.surface,
  borderTop: `1px solid ${vars.color.border}`,
  fontSize: vars.fontSize[14],
  lineHeight: vars.lineHeight.text,
});
export const partnerBand = style({
  selectors: hiddenInCare,
  background: vars.color.primarySoft,
  borderBottom: `1px solid ${vars.color.border}`,
});
export const partnerRow = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[6],
  paddingBlock: vars.space[5],
  '@media': {
    [foldedViewport]: { flexDirection: 'column', alignItems: 'stretch', gap: vars.space[3] },
  },
});
export const partnerTitle = style({
  flex: 'none',
  margin: 0,
  fontSize: vars.fontSize[16],
  fontWeight: vars.fontWeight.bold,
});
const list = { margin: 0, padding: 0, listStyle: 'none' } as const;
export const partners = style({
  ...list,
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[3],
  '@media': {
    [narrowViewport]: { display: 'grid', gridTemplateColumns: '1fr 1fr', gap: vars.space[2] },
  },
});
globalStyle(`${partners} img`, {
  width: '100%',
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.small,
  // Logos are drawn for white.
  background: '#ffffff',
  forcedColorAdjust: 'none',
});
export const grid = style({
  display: 'grid',
  gridTemplateColumns: '2fr 1fr 1fr 1fr',
  gap: vars.space[8],
  paddingBlock: vars.space[8],
  '@media': {
    [foldedViewport]: { gridTemplateColumns: 'repeat(3, 1fr)', gap: vars.space[6] },
    [narrowViewport]: { gridTemplateColumns: '1fr 1fr', paddingBlock: vars.space[6] },
  },
});
globalStyle(`${grid} > section`, { '@media': { [foldedViewport]: { gridColumn: '1 / -1' } } });
export const title = style({
  margin: `0 0 ${vars.space[2]}`,
  fontSize: vars.fontSize[14],
  fontWeight: vars.fontWeight.bold,
});
export const phone = style({
  margin: `0 0 ${vars.space[3]}`,
  fontSize: vars.fontSize[24],
  fontWeight: vars.fontWeight.bold,
  lineHeight: vars.lineHeight.heading,
  fontVariantNumeric: 'tabular-nums',
});
globalStyle(`${phone} a`, { textDecoration: 'none' });
export const facts = style({
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  gap: `${vars.space[1]} ${vars.space[4]}`,
  margin: 0,
});
globalStyle(`${facts} dt`, { color: vars.color.muted });
globalStyle(`${facts} dd`, { margin: 0, overflowWrap: 'anywhere' });
export const links = style({ ...list, display: 'grid' });
globalStyle(`${links} a`, {
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: vars.control.small,
  color: vars.color.text,
  textDecoration: 'none',
});
globalStyle(`${links} a:hover`, { color: vars.color.primary, textDecoration: 'underline' });
export const rule = style({ borderTop: `1px solid ${vars.color.border}` });
export const legal = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${vars.space[1]} ${vars.space[5]}`,
  paddingBlock: vars.space[4],
  fontSize: vars.fontSize[12],
  color: vars.color.muted,
  selectors: inCare({ lineHeight: '44px' }),
});
globalStyle(`${legal} a`, { color: vars.color.muted });
