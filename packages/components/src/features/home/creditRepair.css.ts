import { style } from '@vanilla-extract/css';
import { fold } from '../../patterns/page/fold.js';
import { vars } from '../../theme/index.js';

export const page = style({
  containerType: 'inline-size',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[4],
  minWidth: 0,
});
export const columns = style({
  display: 'grid',
  gridTemplateColumns: `minmax(0, 1fr) ${vars.layout.aside}`,
  alignItems: 'start',
  gap: vars.space[6],
  ...fold({ folded: { gridTemplateColumns: 'minmax(0, 1fr)' } }),
});
/** A readable line length. */
export const text = style({ maxWidth: '720px' });
export const aside = style({ display: 'grid', gap: vars.space[3], justifyItems: 'start' });
