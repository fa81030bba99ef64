import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import { narrowViewport, quickTransition, vars } from '../../theme/index.js';

/** Buttons that keep the focus while they do nothing look like disabled ones; busy ones do not. */
const inert = '&:disabled, &[aria-disabled=true]:not([aria-busy])';
const enabled = ':not(:disabled):not([aria-disabled=true])';

/** Negative padding and border of a text button. */
const textOverhang = `calc(-1px - ${vars.space[2]})`;

export const base = style({
  whiteSpace: 'nowrap',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space[2],
  border: '1px solid transparent',
  borderRadius: vars.radius.small,
  fontFamily: 'inherit',
  fontWeight: vars.fontWeight.medium,
  lineHeight: '1.5',
  textAlign: 'center',
  textDecoration: 'none',
  cursor: 'pointer',
  userSelect: 'none',
  transition: quickTransition('background-color', 'border-color', 'color'),
  '@media': { [narrowViewport]: { minHeight: '44px' } },
  selectors: {
    '&:disabled, &[aria-disabled=true]': { cursor: 'not-allowed' },
    '&[aria-busy=true]': { cursor: 'progress' },
  },
});

// Also links, which sites do not hide as they do buttons; text buttons name files and phones.
const onScreen = { '@media': { print: { display: 'none !important' } } } as const;

// Filled there too, so that one button still stands out; otherwise all have the same frame.
const filled = {
  '@media': {
    ...onScreen['@media'],
    '(forced-colors: active)': {
      selectors: {
        [`&${enabled}`]: {
          forcedColorAdjust: 'none',
          background: 'ButtonText !important',
          color: 'ButtonFace !important',
          outlineColor: 'ButtonText !important',
        },
      },
    },
  },
} as const;

export const variants = styleVariants({
  primary: {
    ...filled,
    background: vars.color.primary,
    color: vars.color.onPrimary,
    selectors: {
      [`&:hover${enabled}`]: { background: vars.color.primaryHover },
      [`&:active${enabled}`]: { background: vars.color.primaryActive },
      [inert]: {
        background: vars.color.disabledSoft,
        borderColor: vars.color.border,
        color: vars.color.disabled,
      },
    },
  },
  secondary: {
    ...onScreen,
    background: vars.color.surface,
    borderColor: vars.color.borderStrong,
    color: vars.color.text,
    selectors: {
      [`&:hover${enabled}`]: {
        borderColor: vars.color.primary,
        color: vars.color.primary,
        background: vars.color.surface,
      },
      [`&:active${enabled}`]: { background: vars.color.primarySoft },
      [`&[aria-pressed=true]${enabled}`]: {
        background: vars.color.primarySoft,
        borderColor: vars.color.primary,
        color: vars.color.primary,
      },
      [inert]: {
        background: vars.color.disabledSoft,
        borderColor: vars.color.border,
        color: vars.color.disabled,
      },
    },
  },
  text: {
    background: 'transparent',
    color: vars.color.primary,
    '@media': {
      // Transparent borders and backgrounds are drawn there: the overhang would cover text and frames beside it. Hovered
      // buttons change the colour only, so that the clip stays.
      '(forced-colors: active)': {
        borderStyle: 'none',
        backgroundClip: 'content-box',
        textDecoration: 'underline',
      },
    },
    selectors: {
      [`&:hover${enabled}`]: {
        backgroundColor: vars.color.primarySoft,
        color: vars.color.primaryHover,
      },
      [`&:active${enabled}`]: {
        backgroundColor: vars.color.primarySoft,
        color: vars.color.primaryActive,
      },
      [inert]: { color: vars.color.disabled },
    },
  },
  danger: {
    ...filled,
    background: vars.color.danger,
    color: vars.color.onDanger,
    selectors: {
      [`&:hover${enabled}`]: { background: vars.color.dangerHover },
      [`&:active${enabled}`]: { background: vars.color.dangerActive },
      [inert]: {
        background: vars.color.disabledSoft,
        borderColor: vars.color.border,
        color: vars.color.disabled,
      },
    },
  },
});

export const sizes = styleVariants({
  small: {
    minHeight: vars.control.small,
    padding: `${vars.space[1]} ${vars.space[3]}`,
    fontSize: vars.fontSize[14],
  },
  medium: {
    minHeight: vars.control.medium,
    padding: `${vars.space[2]} ${vars.space[4]}`,
    fontSize: vars.fontSize[14],
  },
  large: {
    minHeight: vars.control.large,
    padding: `${vars.space[2]} ${vars.space[6]}`,
    fontSize: vars.fontSize[16],
  },
});

export const block = style({ display: 'flex', width: '100%' });

export const textInLine = style({
  // Aligns its text, not its box, with the column.
  paddingInline: vars.space[2],
  marginInline: textOverhang,
  // Keeps the targets of adjacent text buttons apart, given a gap of 8 px.
  selectors: { '& + &': { marginInlineStart: 0 } },
});

const turn = keyframes({ to: { transform: 'rotate(360deg)' } });

export const spinner = style({
  flex: 'none',
  width: '1em',
  height: '1em',
  border: '2px solid currentColor',
  borderInlineEndColor: 'transparent',
  borderRadius: '50%',
  animation: `${turn} 800ms linear infinite`,
});
