import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { narrowContainer, vars } from '../../theme/index.js';
import { cardsBelow } from '../Table/cardsBelow.css.js';

export const section = style({
  containerType: 'inline-size',
  minWidth: 0,
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.large,
  background: vars.color.surface,
});

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: `${vars.space[1]} ${vars.space[4]}`,
  padding: `${vars.space[5]} ${vars.space[6]} 0`,
  '@container': { [narrowContainer]: { padding: `${vars.space[4]} ${vars.space[4]} 0` } },
});

export const heading = styleVariants({
  2: { fontSize: vars.fontSize[20] },
  3: { fontSize: vars.fontSize[16] },
});

export const description = style({
  flexBasis: '100%',
  order: 1,
  color: vars.color.muted,
  fontSize: vars.fontSize[14],
});

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[4],
  marginInlineStart: 'auto',
});

export const body = styleVariants({
  medium: {
    padding: `${vars.space[4]} ${vars.space[6]} ${vars.space[6]}`,
    '@container': {
      [narrowContainer]: { padding: `${vars.space[3]} ${vars.space[4]} ${vars.space[4]}` },
    },
  },
  none: { paddingTop: vars.space[4] },
});
// A table reaches to the edges of its section, cards do not.
globalStyle(`${body.none}:has(.${cardsBelow.narrow})`, {
  '@container': {
    [narrowContainer]: { padding: `${vars.space[3]} ${vars.space[4]} ${vars.space[4]}` },
  },
});
