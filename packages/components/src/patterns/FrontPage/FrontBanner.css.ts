import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/index.js';
import { fold } from '../page/fold.js';

export const banner = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 344px',
  alignItems: 'center',
  overflow: 'hidden',
  borderRadius: vars.radius.large,
  ...fold({ folded: { gridTemplateColumns: 'minmax(0, 1fr)', overflow: 'visible' } }),
});
/** Behind the search on a wide page, above it on a narrow one. */
export const slides = style({
  gridArea: '1 / 1 / 2 / 3',
  alignSelf: 'stretch',
  minHeight: '340px',
  overflow: 'hidden',
  color: vars.color.onPrimary,
  ...fold({
    folded: {
      gridArea: 'auto',
      minHeight: '240px',
      borderRadius: `${vars.radius.large} ${vars.radius.large} 0 0`,
    },
    narrow: { minHeight: '200px' },
  }),
});
export const search = style({
  position: 'relative',
  gridArea: '1 / 2',
  marginBlock: vars.space[6],
  marginInlineEnd: vars.space[6],
  padding: vars.space[5],
  borderRadius: vars.radius.large,
  background: vars.color.surface,
  color: vars.color.text,
  ...fold({
    folded: {
      gridArea: 'auto',
      margin: 0,
      border: `1px solid ${vars.color.border}`,
      borderTop: 0,
      borderRadius: `0 0 ${vars.radius.large} ${vars.radius.large}`,
    },
    narrow: { padding: vars.space[4] },
  }),
});
