import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { fold } from '../../../patterns/page/fold.js';
import { focusRing, forcedFrame, vars } from '../../../theme/index.js';

export const tickets = style({ display: 'grid', gap: vars.space[3], containerType: 'inline-size' });

const stubWidth = '208px';

export const ticket = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: `${stubWidth} minmax(0, 1fr) auto`,
  alignItems: 'center',
  minHeight: '112px',
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.large,
  background: vars.color.surface,
  transition: `border-color ${vars.motion.quick}`,
  ':hover': { borderColor: vars.color.primary },
  ':focus-within': { borderColor: vars.color.primary },
  ...fold({ narrow: { gridTemplateColumns: 'minmax(0, 1fr) auto' } }),
});

/** The height of an open batch: on phones its stub, text and button are below each other. */
export const batchPlace = style({
  minHeight: '112px',
  ...fold({ narrow: { minHeight: '232px' } }),
});

const stubBase = style({
  ...forcedFrame,
  alignSelf: 'stretch',
  position: 'relative',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  alignContent: 'center',
  justifyContent: 'center',
  gap: vars.space[1],
  padding: vars.space[4],
  borderInlineEnd: `2px dashed ${vars.color.border}`,
  borderStartStartRadius: `calc(${vars.radius.large} - 1px)`,
  borderEndStartRadius: `calc(${vars.radius.large} - 1px)`,
  // The two notches where the stub is torn off.
  selectors: {
    '&::before, &::after': {
      content: '',
      position: 'absolute',
      insetInlineEnd: '-9px',
      width: '16px',
      height: '8px',
      border: `1px solid ${vars.color.border}`,
      background: vars.color.page,
    },
    '&::before': {
      insetBlockStart: '-1px',
      borderBlockStart: 0,
      borderRadius: '0 0 16px 16px',
    },
    '&::after': {
      insetBlockEnd: '-1px',
      borderBlockEnd: 0,
      borderRadius: '16px 16px 0 0',
    },
  },
  ...fold({
    narrow: {
      gridColumn: '1 / -1',
      justifyContent: 'flex-start',
      padding: `${vars.space[3]} ${vars.space[4]}`,
      borderInlineEnd: 0,
      borderBlockEnd: `2px dashed ${vars.color.border}`,
      borderRadius: `calc(${vars.radius.large} - 1px) calc(${vars.radius.large} - 1px) 0 0`,
      selectors: {
        '&::before, &::after': { insetInlineEnd: 'auto', width: '8px', height: '16px' },
        '&::before': {
          insetBlock: 'auto -9px',
          insetInlineStart: '-1px',
          border: `1px solid ${vars.color.border}`,
          borderInlineStart: 0,
          borderRadius: '0 16px 16px 0',
        },
        '&::after': {
          insetBlockEnd: '-9px',
          insetInlineEnd: '-1px',
          border: `1px solid ${vars.color.border}`,
          borderInlineEnd: 0,
          borderRadius: '16px 0 0 16px',
        },
      },
    },
  }),
});
export const stub = styleVariants({
  UNUSED: [stubBase, { background: vars.color.primarySoft, color: vars.color.primary }],
  USED: [stubBase, { background: vars.color.disabledSoft, color: vars.color.muted }],
  EXPIRED: [stubBase, { background: vars.color.disabledSoft, color: vars.color.muted }],
});
export const value = style({
  fontSize: vars.fontSize[24],
  fontWeight: vars.fontWeight.bold,
  lineHeight: vars.lineHeight.heading,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
});
/** Below the value; on phones beside it. */
export const purpose = style({
  flexBasis: '100%',
  fontSize: vars.fontSize[12],
  textAlign: 'center',
  ...fold({ narrow: { flexBasis: 'auto', marginInlineStart: 'auto' } }),
});
export const content = style({
  display: 'grid',
  gap: vars.space[1],
  minWidth: 0,
  padding: `${vars.space[4]} ${vars.space[6]}`,
  fontSize: vars.fontSize[14],
  ...fold({ narrow: { padding: vars.space[4] } }),
});
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space[1]} ${vars.space[3]}`,
});
export const name = style({ fontSize: vars.fontSize[16], lineHeight: vars.lineHeight.heading });
export const link = style({
  color: vars.color.text,
  textDecoration: 'none',
  ':hover': { color: vars.color.primary },
  // The whole ticket is the target, except for its button.
  '::after': { content: '', position: 'absolute', inset: 0, borderRadius: vars.radius.large },
  ':focus-visible': { outline: 'none' },
  selectors: { '&:focus-visible::after': focusRing },
});
export const facts = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space[6],
  color: vars.color.muted,
  fontVariantNumeric: 'tabular-nums',
});
export const action = style({
  position: 'relative',
  paddingInlineEnd: vars.space[6],
  ...fold({ narrow: { paddingInlineEnd: vars.space[4] } }),
});
export const scan = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[4],
  color: vars.color.muted,
  fontSize: vars.fontSize[14],
});
globalStyle(`${scan} > p`, { flex: '1 1 200px' });
