import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/index.js';
import { fold } from '../page/fold.js';

export const banner = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[6],
  padding: `${vars.space[12]} ${vars.space[10]}`,
  overflow: 'hidden',
  borderRadius: vars.radius.large,
  background: `linear-gradient(100deg, ${vars.color.primaryActive}, ${vars.color.primary})`,
  color: vars.color.onPrimary,
  ...fold({ narrow: { gap: vars.space[4], padding: vars.space[4] } }),
});
/** The right half, out of the way of the text. */
export const art = style({
  position: 'absolute',
  insetBlock: 0,
  insetInlineEnd: 0,
  width: 'auto',
  height: '100%',
  maxWidth: 'none',
  opacity: 0.16,
  stroke: vars.color.onPrimary,
  fill: 'none',
  pointerEvents: 'none',
  ...fold({ narrow: { opacity: 0.1 } }),
});
export const words = style({
  position: 'relative',
  display: 'grid',
  gap: vars.space[2],
  maxWidth: '720px',
});
export const title = style({
  fontSize: vars.fontSize[32],
  lineHeight: vars.lineHeight.heading,
  ...fold({ narrow: { fontSize: vars.fontSize[24] } }),
});
export const sentence = style({ fontSize: vars.fontSize[16] });
export const search = style({
  position: 'relative',
  maxWidth: '800px',
  padding: vars.space[4],
  borderRadius: vars.radius.large,
  background: vars.color.surface,
  color: vars.color.text,
  ...fold({ narrow: { padding: vars.space[3] } }),
});
