import { globalStyle, style } from '@vanilla-extract/css';
import { narrowContainer, quickTransition, vars } from '../../theme/index.js';

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[2],
});
export const list = style({ display: 'contents', listStyle: 'none' });
/** Beside the first where there is space. */
export const besides = style([list, { '@container': { [narrowContainer]: { display: 'none' } } }]);
export const menuPlace = style({
  display: 'none',
  '@container': { [narrowContainer]: { display: 'block' } },
});
/** 48 px for a thumb, over the padding of the card. */
export const trigger = style({
  display: 'grid',
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
  selectors: { '&:hover, &[aria-expanded=true]': { background: vars.color.primarySoft } },
});
export const menu = style({ minWidth: '160px', margin: 0, padding: 0, listStyle: 'none' });
globalStyle(`${menu} :is(a, button)`, {
  justifyContent: 'start',
  width: '100%',
  minHeight: '48px',
  margin: 0,
  paddingInline: vars.space[3],
});
