import { globalStyle, style, type GlobalStyleRule } from '@vanilla-extract/css';
import { narrowContainer, vars, visuallyHidden } from '../../theme/index.js';
import { beside } from './ListFilters.css.js';

export const container = style({ containerType: 'inline-size', minWidth: 0, width: '100%' });
/** Wide tables scroll inside it, also where the page is no size container (older browsers). */
const column = 'minmax(0, 1fr)';
export const list = style({
  display: 'grid',
  gridTemplateColumns: column,
  gap: vars.space[4],
  minWidth: 0,
  '@container': { [narrowContainer]: { gap: vars.space[2] } },
});
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: `${vars.space[1]} ${vars.space[3]}`,
});
export const title = style({
  margin: 0,
  fontSize: vars.fontSize[20],
  lineHeight: vars.lineHeight.heading,
});
export const count = style({
  color: vars.color.muted,
  fontSize: vars.fontSize[14],
  fontVariantNumeric: 'tabular-nums',
});
// The tabs above it count too, on phones the rows begin sooner.
globalStyle(`${count}:only-child`, {
  '@container': { [narrowContainer]: { display: 'none' } },
});
export const actions = style({ display: 'flex', gap: vars.space[3], marginInlineStart: 'auto' });
export const wideActions = style([
  actions,
  { '@container': { [narrowContainer]: { display: 'none' } } },
]);

export const results = style({
  display: 'grid',
  gridTemplateColumns: column,
  gap: vars.space[3],
  minWidth: 0,
  '@container': { [narrowContainer]: { gap: vars.space[2] } },
});
export const resultsHeading = style(visuallyHidden);
export const resultLine = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space[2]} ${vars.space[4]}`,
  minWidth: 0,
  ':empty': { display: 'none' },
  '@container': { [narrowContainer]: { flexWrap: 'nowrap', columnGap: vars.space[2] } },
});
export const page = style({
  display: 'grid',
  gridTemplateColumns: column,
  gap: vars.space[4],
  minWidth: 0,
});

const phones = (rule: GlobalStyleRule) => ({ '@container': { [narrowContainer]: rule } });
globalStyle(
  `${list} > ${beside}`,
  phones({
    gridArea: '1 / 1',
    justifySelf: 'end',
    alignSelf: 'start',
    padding: 0,
    border: 0,
    background: 'none',
  }),
);
const roomForButton = { minHeight: '44px', alignContent: 'center', paddingInlineEnd: '104px' };
globalStyle(
  `${list}:has(> ${beside}) > :first-child:not(${beside})`,
  phones({ gridArea: '1 / 1', ...roomForButton }),
);
// Without a title: in the line of the results.
globalStyle(`${beside}:first-child + ${results}`, phones({ gridArea: '1 / 1' }));
globalStyle(
  `${beside}:first-child + ${results} > ${resultLine}`,
  phones({ display: 'flex', ...roomForButton }),
);
