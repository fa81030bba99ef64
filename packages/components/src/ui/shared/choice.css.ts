import { style } from '@vanilla-extract/css';
import { narrowViewport, quickTransition, vars } from '../../theme/index.js';

/** A radio or checkbox with its label; the whole row is the target. */
export const choice = style({
  display: 'inline-flex',
  alignItems: 'flex-start',
  gap: vars.space[2],
  minHeight: '32px',
  padding: `${vars.space[1]} 0`,
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
  margin: '3px 0 0',
  accentColor: vars.color.primary,
  cursor: 'inherit',
});

export const label = style({ lineHeight: '24px' });
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
