import { style } from '@vanilla-extract/css';
import { narrowViewport, vars } from '../../theme/index.js';

export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(220px, 2fr) minmax(0, 3fr)',
  gap: vars.space[5],
  alignItems: 'start',
  '@media': {
    [narrowViewport]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[3] },
  },
});

/** Long lists scroll separately, so that both columns stay side by side. */
export const column = style({
  maxHeight: '360px',
  overflowY: 'auto',
  padding: vars.space[3],
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.small,
});

export const search = style({ marginBottom: vars.space[3] });
