import { style, styleVariants } from '@vanilla-extract/css';
import { forcedFrame, narrowContainer, vars } from '../../theme/index.js';

export const grid = style({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, ${vars.layout.card}), 1fr))`,
  gap: vars.space[4],
});

export const card = style({
  display: 'grid',
  alignContent: 'start',
  gap: vars.space[3],
  height: '160px',
  padding: vars.space[4],
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.large,
  background: vars.color.surface,
  '@container': { [narrowContainer]: { height: '112px' } },
});

const base = {
  ...forcedFrame,
  display: 'block',
  borderRadius: vars.radius.small,
  background: vars.color.border,
} as const;
export const bar = styleVariants({
  name: { ...base, width: '70%', height: '16px' },
  fact: { ...base, width: '45%', height: '12px' },
});
