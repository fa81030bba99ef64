import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/index.js';

export const failures = style({ margin: 0, padding: 0, listStyle: 'none' });

export const failure = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)',
  gap: vars.space[3],
  padding: `${vars.space[2]} 0`,
  borderBottom: `1px solid ${vars.color.border}`,
  fontSize: vars.fontSize[14],
});
