import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/index.js';
import { fold } from '../page/fold.js';

const overlap = '44px';

export const banner = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' });
export const slides = style({
  minHeight: '320px',
  overflow: 'hidden',
  borderRadius: vars.radius.large,
  color: vars.color.onPrimary,
  // White in dark themes too.
  vars: { [vars.color.onPrimary]: '#ffffff' },
  ...fold({
    narrow: { minHeight: '200px', borderRadius: `${vars.radius.large} ${vars.radius.large} 0 0` },
  }),
});
/** Overlaps the lower edge of the slides; below them on phones. */
export const search = style({
  position: 'relative',
  marginTop: `calc(-1 * ${overlap})`,
  marginInline: vars.space[6],
  padding: `${vars.space[4]} ${vars.space[5]}`,
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.large,
  background: vars.color.surface,
  color: vars.color.text,
  boxShadow: vars.shadow.float,
  ...fold({
    narrow: {
      marginTop: 0,
      marginInline: 0,
      padding: vars.space[4],
      borderTop: 0,
      borderRadius: `0 0 ${vars.radius.large} ${vars.radius.large}`,
      boxShadow: 'none',
    },
  }),
  '@media': { print: { display: 'none' } },
});
