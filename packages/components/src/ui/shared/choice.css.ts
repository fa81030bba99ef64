import { style } from '@vanilla-extract/css';
import { focusRing, narrowViewport, quickTransition, vars } from '../../theme/index.js';

const line = 'max(24px, 1.5em)';

/** A radio or checkbox with its label; the whole row is the target. */
export const choice = style({
  display: 'inline-flex',
  alignItems: 'flex-start',
  gap: vars.space[2],
  minHeight: vars.control.small,
  // One line of the label stands in the middle of the target, also of 44 px in the care version.
  paddingBlock: `calc((${vars.control.small} - ${line}) / 2)`,
  cursor: 'pointer',
  transition: quickTransition('color'),
  selectors: {
    '&:hover:not(:has(:disabled))': { color: vars.color.primary },
    '&:active:not(:has(:disabled))': { color: vars.color.primaryActive },
    '&:has(:disabled)': { color: vars.color.disabled, cursor: 'not-allowed' },
  },
  '@media': { [narrowViewport]: { minHeight: '44px', alignItems: 'center' } },
});

export const input = style({
  flex: 'none',
  width: '18px',
  height: '18px',
  margin: `calc((${line} - 18px) / 2) 0 0`,
  accentColor: vars.color.primary,
  cursor: 'inherit',
});

export const label = style({ lineHeight: line });
export const hint = style({
  display: 'block',
  color: vars.color.muted,
  fontSize: vars.fontSize[12],
});
export const group = style({ display: 'grid', gap: vars.space[1], justifyItems: 'start' });
export const inlineGroup = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${vars.space[1]} ${vars.space[5]}`,
});

export const boxedGroup = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(112px, 1fr))',
  gap: vars.space[2],
});
export const boxedChoice = style({ position: 'relative', display: 'grid', cursor: 'pointer' });
/** At the left edge of its box. */
export const boxedInput = style({
  position: 'absolute',
  insetInlineStart: vars.space[3],
  insetBlockStart: 'calc(50% - 9px)',
  width: '18px',
  height: '18px',
  margin: 0,
  accentColor: vars.color.primary,
  cursor: 'inherit',
});
export const box = style({
  display: 'grid',
  alignContent: 'center',
  minHeight: '44px',
  padding: `${vars.space[1]} ${vars.space[3]} ${vars.space[1]} 38px`,
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.small,
  lineHeight: '20px',
  overflowWrap: 'anywhere',
  transition: quickTransition('background-color', 'border-color', 'color'),
  selectors: {
    ':hover > &': { borderColor: vars.color.primary },
    ':checked + &': {
      borderColor: vars.color.primary,
      background: vars.color.primarySoft,
      color: vars.color.primary,
      fontWeight: vars.fontWeight.medium,
    },
    ':focus-visible + &': focusRing,
    ':disabled + &': {
      borderColor: vars.color.border,
      background: vars.color.disabledSoft,
      color: vars.color.disabled,
      cursor: 'not-allowed',
    },
    ':checked:disabled + &': { color: vars.color.text },
  },
});
