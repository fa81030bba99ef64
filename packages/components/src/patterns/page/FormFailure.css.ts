import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/index.js';

export const failure = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[3],
  width: '100%',
  minWidth: 0,
  maxWidth: vars.layout.form,
  marginInline: 'auto',
  // Above the bar of buttons, which covers the lower edge of a narrow page.
  scrollMarginBlock: `${vars.space[4]} 120px`,
  selectors: { '&:empty': { display: 'none' } },
});
