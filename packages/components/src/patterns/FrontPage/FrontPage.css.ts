import { style } from '@vanilla-extract/css';
import { hiddenInCare, vars } from '../../theme/index.js';
import { fold } from '../page/fold.js';

export const page = style({ containerType: 'inline-size', minWidth: 0 });
export const sections = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[12],
  ...fold({ narrow: { gap: vars.space[8] } }),
});
export const section = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[4],
  gridTemplateRows: 'auto 1fr',
  minWidth: 0,
});
export const decorative = style([section, { selectors: hiddenInCare }]);
/** News and the column beside it, equally high. */
export const beside = style({
  display: 'grid',
  gridTemplateColumns: `minmax(0, 1fr) calc(${vars.layout.aside} + 40px)`,
  gap: vars.space[6],
  ...fold({
    folded: { gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[12] },
    narrow: { gap: vars.space[8] },
  }),
});
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: `${vars.space[1]} ${vars.space[4]}`,
  minHeight: vars.control.small,
});
export const heading = style({ fontSize: vars.fontSize[20] });
export const more = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[1],
  minHeight: vars.control.small,
  fontSize: vars.fontSize[14],
  textDecoration: 'none',
  ':hover': { textDecoration: 'underline' },
});
