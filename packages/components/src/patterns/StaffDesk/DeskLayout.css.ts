import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../theme/index.js';
import { fold } from '../page/fold.js';

export const page = style({
  containerType: 'inline-size',
  minWidth: 0,
  maxWidth: vars.layout.desk,
  marginInline: 'auto',
});
const oneColumn = fold({
  folded: { gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[4] },
});
export const columns = style({
  display: 'grid',
  gridTemplateColumns: `${vars.layout.nav} minmax(0, 1fr)`,
  alignItems: 'start',
  gap: vars.space[6],
  ...oneColumn,
});
/** An icon with the padding of its link. */
export const collapsedColumns = style([
  columns,
  { gridTemplateColumns: '60px minmax(0, 1fr)', ...oneColumn },
]);
export const content = style({ minWidth: 0 });
// Paper has no navigation.
globalStyle(`:is(${columns}, ${collapsedColumns})`, { '@media': { print: { display: 'block' } } });
