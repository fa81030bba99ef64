import { style } from '@vanilla-extract/css';
import { columnContainer, foldedViewport, narrowViewport, vars } from '../../theme/index.js';

/** An offer card with mark and name on top, and the action at the bottom. */
export const offerCard = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[3],
  height: '100%',
  minWidth: 0,
  padding: vars.space[5],
  background: vars.color.surface,
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.large,
  transition: `border-color ${vars.motion.quick}`,
  ':hover': { borderColor: vars.color.primary },
});
export const offerHead = style({
  display: 'flex',
  gap: vars.space[3],
  alignItems: 'center',
  minWidth: 0,
});
export const offerLogo = style({
  width: '40px',
  height: '40px',
  objectFit: 'contain',
  flex: 'none',
});
export const offerTerm = style({ color: vars.color.muted });
const columns = (count: number) => ({
  gridTemplateColumns: `repeat(${count}, minmax(0, 1fr))`,
});
/**
 * Four (two in the care version), two or one per row (spec 1 §9): a page of eight leaves no gap in the last. A page of
 * 1024 px has room for four cards that are slightly narrower than the least of others.
 */
export const offerGrid = style({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fill, minmax(max(min(100%, ${vars.layout.card} - 8px), calc((100% - 3 * ${vars.space[4]}) / 4)), 1fr))`,
  gap: vars.space[4],
  '@media': { [foldedViewport]: columns(2), [narrowViewport]: columns(1) },
  '@container': { [columnContainer]: columns(2), '(max-width: 499.98px)': columns(1) },
});
