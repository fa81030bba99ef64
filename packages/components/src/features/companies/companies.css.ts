import { style } from '@vanilla-extract/css';
import { narrowViewport, vars } from '../../theme/index.js';

export const form = style({ display: 'grid', gap: vars.space[4] });
/** A live region must exist before it announces anything, so an empty one takes no space. */
export const alert = style({ selectors: { '&:empty': { position: 'absolute' } } });
export const tags = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[1] });
export const listHead = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: vars.space[3],
  marginTop: vars.space[4],
});
export const listTitle = style({ margin: 0, fontSize: vars.fontSize[20] });
export const page = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[4],
});
/** The rows begin sooner on phones. */
export const listPage = style([page, { '@media': { [narrowViewport]: { gap: vars.space[1] } } }]);
export const hint = style({ margin: 0, color: vars.color.muted, fontSize: vars.fontSize[14] });
export const scan = style({ display: 'grid', justifyItems: 'center', gap: vars.space[2] });
