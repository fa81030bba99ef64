import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { narrowContainer, quickTransition, vars } from '../../theme/index.js';

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[2],
});
export const list = style({ display: 'contents', listStyle: 'none' });
/** Beside the first where there is space; on phones below it, once asked for. */
export const folding = styleVariants({
  closed: [list, { '@container': { [narrowContainer]: { display: 'none' } } }],
  open: [
    list,
    {
      '@container': {
        [narrowContainer]: { display: 'block', flexBasis: '100%', margin: 0, padding: 0 },
      },
    },
  ],
});
globalStyle(`${folding.open} > li > :is(a, button)`, {
  '@container': {
    [narrowContainer]: { justifyContent: 'start', width: '100%', minHeight: '48px' },
  },
});
/** 48 px for a thumb, over the padding of the card. */
export const more = style({
  display: 'none',
  placeItems: 'center',
  width: '48px',
  height: '48px',
  margin: `-8px calc(-1 * ${vars.space[3]}) -8px 0`,
  border: 0,
  borderRadius: vars.radius.small,
  background: 'none',
  color: vars.color.primary,
  cursor: 'pointer',
  transition: quickTransition('background-color'),
  '@container': { [narrowContainer]: { display: 'grid' } },
  selectors: { '&:hover, &[aria-expanded=true]': { background: vars.color.primarySoft } },
});
