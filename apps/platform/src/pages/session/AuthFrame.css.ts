import { style } from '@vanilla-extract/css';
import { focusRing, foldedViewport, narrowViewport, vars } from '@huiqi/components/theme';

export const page = style({
  display: 'grid',
  gridTemplateRows: 'auto 1fr auto',
  minHeight: '100vh',
  background: vars.color.page,
});
const bar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${vars.space[2]} ${vars.space[6]}`,
  boxSizing: 'border-box',
  width: '100%',
  maxWidth: `calc(${vars.layout.content} + 2 * ${vars.space[4]})`,
  marginInline: 'auto',
  paddingInline: vars.space[4],
});
export const head = style({
  background: vars.color.surface,
  borderBottom: `1px solid ${vars.color.border}`,
});
export const headInner = style([bar, { minHeight: '64px' }]);
export const home = style({ minWidth: 0, lineHeight: 0, ':focus-visible': focusRing });
export const logo = style({ maxWidth: '100%', height: 'auto' });
export const headLink = style({
  fontSize: vars.fontSize[14],
  '@media': { [narrowViewport]: { display: 'none' } },
});
export const body = style([
  bar,
  {
    flexWrap: 'nowrap',
    alignItems: 'center',
    gap: vars.space[16],
    paddingBlock: vars.space[12],
    '@media': {
      [foldedViewport]: { justifyContent: 'center', paddingBlock: vars.space[8] },
      [narrowViewport]: { alignItems: 'start', padding: 0 },
    },
  },
]);
export const aside = style({
  flex: '1 1 0',
  maxWidth: '560px',
  '@media': { [foldedViewport]: { display: 'none' } },
});
export const slogan = style({
  margin: 0,
  fontSize: vars.fontSize[32],
  fontWeight: vars.fontWeight.bold,
  lineHeight: vars.lineHeight.heading,
});
export const line = style({
  margin: `${vars.space[3]} 0 0`,
  color: vars.color.muted,
  fontSize: vars.fontSize[16],
});
export const offers = style({
  display: 'grid',
  gap: vars.space[5],
  margin: `${vars.space[8]} 0 0`,
  padding: 0,
  listStyle: 'none',
});
export const offer = style({
  display: 'grid',
  gridTemplateColumns: '40px 1fr',
  columnGap: vars.space[4],
  alignItems: 'start',
});
export const offerMark = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  width: '40px',
  height: '40px',
  borderRadius: vars.radius.large,
  background: vars.color.primarySoft,
  color: vars.color.primary,
});
export const offerTitle = style({
  margin: 0,
  fontSize: vars.fontSize[16],
  fontWeight: vars.fontWeight.bold,
});
export const offerText = style({ margin: 0, color: vars.color.muted, fontSize: vars.fontSize[14] });
export const trust = style({
  margin: `${vars.space[8]} 0 0`,
  paddingTop: vars.space[5],
  borderTop: `1px solid ${vars.color.border}`,
  color: vars.color.muted,
  fontSize: vars.fontSize[14],
  lineHeight: vars.lineHeight.text,
});
export const card = style({
  boxSizing: 'border-box',
  flex: 'none',
  width: '100%',
  maxWidth: '480px',
  padding: vars.space[8],
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.large,
  background: vars.color.surface,
  '@media': {
    [narrowViewport]: {
      maxWidth: 'none',
      padding: `${vars.space[6]} ${vars.space[4]}`,
      borderInline: 0,
      borderTop: 0,
      borderRadius: 0,
    },
  },
});
export const cardHead = style({ display: 'grid', gap: vars.space[4], marginBottom: vars.space[5] });
export const cardFoot = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: `${vars.space[2]} ${vars.space[6]}`,
  marginTop: vars.space[6],
  paddingTop: vars.space[4],
  borderTop: `1px solid ${vars.color.border}`,
  color: vars.color.muted,
  fontSize: vars.fontSize[14],
});
export const others = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[4] });
export const foot = style([
  bar,
  {
    justifyContent: 'center',
    paddingBlock: vars.space[5],
    color: vars.color.muted,
    fontSize: vars.fontSize[12],
  },
]);
