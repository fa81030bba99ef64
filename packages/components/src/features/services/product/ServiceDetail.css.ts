import { style } from '@vanilla-extract/css';
import { narrowContainer, vars } from '../../../theme/index.js';

export const muted = style({ color: vars.color.muted });
export const link = style({ color: vars.color.primary, textDecoration: 'underline' });
export const giver = style({
  color: 'inherit',
  textDecoration: 'underline',
  textUnderlineOffset: '3px',
  ':hover': { color: vars.color.primary },
});
export const steps = style({
  display: 'grid',
  gap: vars.space[2],
  paddingInlineStart: vars.space[6],
  listStyle: 'decimal',
});
export const phone = style({ display: 'flex', flexWrap: 'wrap', columnGap: vars.space[2] });
export const label = style({ color: vars.color.muted });

/** The page of an organisation has no aside, since only its services can be ordered. */
export const page = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[4],
  containerType: 'inline-size',
});
export const head = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[6],
  padding: vars.space[6],
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.large,
  background: vars.color.surface,
  '@container': { [narrowContainer]: { gap: vars.space[5], padding: vars.space[4] } },
});
export const introduction = style({
  maxWidth: '720px',
  whiteSpace: 'pre-line',
  overflowWrap: 'anywhere',
});
export const products = style({ marginBlock: vars.space[4] });
