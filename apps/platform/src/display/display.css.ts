import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { focusRing, inCare, narrowViewport, quickTransition, vars } from '@huiqi/components/theme';

const button = style({
  flex: 'none',
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[1],
  minHeight: vars.control.small,
  padding: `0 ${vars.space[2]}`,
  border: `1px solid ${vars.color.borderStrong}`,
  borderRadius: vars.radius.small,
  background: vars.color.surface,
  color: vars.color.text,
  fontSize: vars.fontSize[14],
  whiteSpace: 'nowrap',
  transition: quickTransition('background-color', 'border-color'),
  ':hover': { background: vars.color.hover, borderColor: vars.color.primary },
  ':focus-visible': focusRing,
});
export const read = button;
const pressable = style([
  button,
  {
    selectors: inCare({
      background: vars.color.primarySoft,
      borderColor: vars.color.primary,
      color: vars.color.primary,
      fontWeight: vars.fontWeight.bold,
    }),
  },
]);
export const care = styleVariants({
  anywhere: [pressable],
  header: [pressable, { '@media': { [narrowViewport]: { display: 'none' } } }],
  strip: [
    pressable,
    { display: 'none', '@media': { [narrowViewport]: { display: 'inline-flex' } } },
  ],
});
export const careMark = style({
  display: 'none',
  selectors: inCare({ display: 'inline-flex' }),
  '@media': { [narrowViewport]: { selectors: inCare({ display: 'none' }) } },
});
export const readMark = style({
  display: 'inline-flex',
  '@media': { [narrowViewport]: { display: 'none' } },
});

export const strip = style({
  display: 'none',
  background: vars.color.primarySoft,
  borderTop: `1px solid ${vars.color.border}`,
  selectors: inCare({ display: 'block' }),
});
export const stripRow = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[3],
  minHeight: '56px',
});
export const tools = style({ display: 'flex', gap: vars.space[2] });
export const call = style({
  minHeight: vars.control.small,
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  margin: 0,
  fontSize: vars.fontSize[16],
  fontWeight: vars.fontWeight.bold,
  whiteSpace: 'nowrap',
  fontVariantNumeric: 'tabular-nums',
});
globalStyle(`${call} a`, {
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: vars.control.small,
});
export const callHint = style({
  fontSize: vars.fontSize[14],
  fontWeight: vars.fontWeight.regular,
  '@media': { [narrowViewport]: { display: 'none' } },
});

export const settings = style({ display: 'grid', gap: vars.space[5] });
export const hint = style({
  margin: 0,
  paddingInlineStart: '26px',
  color: vars.color.muted,
  fontSize: vars.fontSize[14],
});
