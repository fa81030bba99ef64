import { style } from '@vanilla-extract/css';
import { narrowViewport, vars } from '../../theme/index.js';

export const list = style({ display: 'grid', gap: vars.space[5], minWidth: 0 });
// At most four a row: a quarter of the width less the gaps is the smallest column there is room for.
export const grid = style({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fill, minmax(max(min(100%, 240px), calc((100% - 3 * ${vars.space[4]}) / 4)), 1fr))`,
  gap: vars.space[4],
});
export const count = style({ color: vars.color.muted, fontSize: vars.fontSize[14] });
/** The search takes two places of the row, and a narrow row whole. */
export const searchForm = style({
  gridColumn: 'span 2',
  '@media': { [narrowViewport]: { gridColumn: '1 / -1' } },
});
export const searchRow = style({ display: 'flex', gap: vars.space[2] });

/** The heading is for assistive technology; an empty line must not stay for it. */
export const hiddenTitle = style({ position: 'absolute', margin: 0 });
