import { globalStyle, style } from '@vanilla-extract/css';
import { foldedViewport, inDark, narrowViewport, vars } from '@huiqi/components/theme';

export const page = style({ display: 'grid', gap: vars.space[6] });
export const hero = style({
  position: 'relative',
  display: 'grid',
  alignItems: 'start',
  minHeight: '190px',
  overflow: 'hidden',
  borderRadius: vars.radius.large,
  background: vars.color.primaryActive,
  vars: { [vars.color.text]: vars.color.onPrimary, [vars.color.muted]: vars.color.onPrimary },
  color: vars.color.text,
  // The light primary colour is for small parts of a dark page.
  selectors: inDark({
    vars: {
      [vars.color.primaryActive]: vars.color.hover,
      [vars.color.onPrimary]: vars.color.surface,
    },
  }),
  '@media': {
    print: {
      display: 'block',
      minHeight: 0,
      vars: { [vars.color.text]: '#000000', [vars.color.muted]: '#000000' },
    },
  },
});
globalStyle(`${hero} > *`, { gridArea: '1 / 1' });
globalStyle(`${hero} > svg`, {
  alignSelf: 'end',
  '@media': { [narrowViewport]: { height: '140px' }, print: { display: 'none' } },
});
export const words = style({
  position: 'relative',
  zIndex: 1,
  padding: vars.space[8],
  '@media': { [narrowViewport]: { padding: vars.space[5] } },
});
export const columns = style({
  display: 'grid',
  gridTemplateColumns: `minmax(0, 1fr) ${vars.layout.aside}`,
  alignItems: 'start',
  gap: vars.space[6],
  '@media': { [foldedViewport]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
export const main = style({ display: 'grid', gap: vars.space[6] });
export const aside = style({ display: 'grid', gap: vars.space[4] });
export const text = style({
  flex: '1 1 360px',
  maxWidth: '720px',
  fontSize: vars.fontSize[16],
  lineHeight: vars.lineHeight.text,
});
globalStyle(`${text} p + p`, { marginTop: vars.space[3] });
const list = { margin: 0, padding: 0, listStyle: 'none', display: 'grid', gap: vars.space[3] };
export const scope = style({
  ...list,
  gridTemplateColumns: '1fr 1fr',
  '@media': { [narrowViewport]: { gridTemplateColumns: '1fr' } },
});
export const offer = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  padding: `${vars.space[3]} ${vars.space[4]}`,
  borderRadius: vars.radius.small,
  background: vars.color.primarySoft,
});
globalStyle(`${offer} svg`, { flex: 'none', color: vars.color.primary });
export const partners = style({
  ...list,
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(162px, calc(50% - 6px)), 1fr))',
});
globalStyle(`${partners} img`, {
  width: '100%',
  height: 'auto',
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.small,
});
export const phone = style({
  margin: `0 0 ${vars.space[3]}`,
  fontSize: vars.fontSize[24],
  fontWeight: vars.fontWeight.bold,
  fontVariantNumeric: 'tabular-nums',
});
