import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../theme/index.js';
import { fold } from '../page/fold.js';

export const page = style({ containerType: 'inline-size', minWidth: 0 });
export const columns = style({
  display: 'grid',
  gridTemplateColumns: `${vars.layout.nav} minmax(0, 1fr)`,
  alignItems: 'start',
  gap: vars.space[6],
  ...fold({
    folded: { gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[4] },
    narrow: { gap: vars.space[2] },
  }),
});
// Paper has no navigation. A rule of its own, as `fold` has the conditions of the one above.
globalStyle(columns, { '@media': { print: { display: 'block' } } });
export const side = style({
  position: 'sticky',
  top: vars.space[6],
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[4],
  minWidth: 0,
  ...fold({ folded: { position: 'static', gap: 0 } }),
});
/** Its content follows its own width; as a line it has a fixed height, so that what arrives in it moves nothing. */
export const switcher = style({
  containerType: 'inline-size',
  display: 'grid',
  alignItems: 'center',
  padding: `${vars.space[3]} ${vars.space[4]}`,
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.large,
  background: vars.color.surface,
  ...fold({
    folded: {
      height: '48px',
      paddingBlock: 0,
      borderRadius: `${vars.radius.large} ${vars.radius.large} 0 0`,
    },
  }),
});
// Folded, company and tabs are two rows of one card.
globalStyle(`${switcher} + nav`, {
  ...fold({
    folded: { borderTop: 0, borderRadius: `0 0 ${vars.radius.large} ${vars.radius.large}` },
  }),
});
export const content = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[4],
  ...fold({ narrow: { gap: vars.space[2] } }),
  minWidth: 0,
});
