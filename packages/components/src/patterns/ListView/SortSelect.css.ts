import { style } from '@vanilla-extract/css';
import { narrowContainer, vars, visuallyHidden } from '../../theme/index.js';

export const sort = style({
  display: 'flex',
  flex: 'none',
  alignItems: 'center',
  gap: vars.space[2],
  marginInlineStart: 'auto',
  '@container': { [narrowContainer]: { maxWidth: '152px' } },
  '@media': { print: { display: 'none' } },
});
export const label = style({
  color: vars.color.muted,
  fontSize: vars.fontSize[14],
  whiteSpace: 'nowrap',
  '@container': { [narrowContainer]: visuallyHidden },
});
