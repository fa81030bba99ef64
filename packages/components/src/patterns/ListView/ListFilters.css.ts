import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { inCare, narrowContainer, vars, visuallyHidden } from '../../theme/index.js';

export const card = style({
  display: 'grid',
  gap: vars.space[4],
  minWidth: 0,
  padding: `${vars.space[3]} ${vars.space[6]}`,
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.large,
  background: vars.color.surface,
  '@container': { [narrowContainer]: { padding: vars.space[3], gap: vars.space[3] } },
});

/** A card that moves all filters except the keyword to the sheet on narrow screens. */
export const folding = style({});
/** Without a keyword only the button of the sheet is left on phones: ListView puts it into a line that is there. */
export const beside = style({});
const whereFolded = (rule: { display: string; gap?: string; alignItems?: string }) => ({
  '@container': { [narrowContainer]: { selectors: { [`${folding} &`]: rule } } },
});

export const row = style({
  display: 'grid',
  // At most six, however wide the page; slightly less than a sixth, because widths are rounded.
  gridTemplateColumns: `repeat(auto-fill, minmax(max(150px, calc((100% - 5 * ${vars.space[4]} - 6px) / 6)), 1fr))`,
  gap: vars.space[4],
  alignItems: 'start',
  selectors: {
    ...inCare({ gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 220px), 1fr))' }),
    '&[hidden]': { display: 'none' },
  },
  // There are no further filters.
  '@media': { '(scripting: none)': { selectors: { '&[hidden]': { display: 'grid' } } } },
  '@container': {
    [narrowContainer]: {
      selectors: {
        [`${folding} &:not([hidden])`]: { display: 'flex', gap: vars.space[2], alignItems: 'end' },
      },
    },
  },
});

const hiddenWhereFolded = whereFolded({ display: 'none' });

export const cell = styleVariants({
  single: {
    minWidth: 0,
    // A checkbox has no label above it, so it is aligned with the other controls.
    selectors: {
      '&:has(> label > input[type="checkbox"])': {
        alignSelf: 'end',
        minHeight: vars.control.medium,
      },
    },
    ...hiddenWhereFolded,
  },
  range: { minWidth: 0, gridColumn: 'span 2', ...hiddenWhereFolded },
});
/** At the end of the row, aligned with the controls rather than their labels. */
export const more = style({
  gridColumnEnd: -1,
  alignSelf: 'end',
  justifySelf: 'end',
  // They are all there.
  '@media': { '(scripting: none)': { display: 'none' } },
  ...hiddenWhereFolded,
});
export const onlyNarrow = style({
  display: 'none',
  '@container': { [narrowContainer]: { display: 'block', flex: 'none' } },
});

export const keyword = style({
  display: 'grid',
  gap: vars.space[1],
  minWidth: 0,
  // Beside at most two other filters, the keyword is wider.
  selectors: { '&:nth-last-child(-n + 4)': { gridColumn: 'span 2' } },
  '@container': { [narrowContainer]: { flex: 1 } },
});
// The button at its end has space around it: the placeholder may come close.
globalStyle(`${keyword} input`, { paddingInlineEnd: 0 });
globalStyle(`${keyword} input::placeholder`, {
  '@container': { [narrowContainer]: { fontSize: vars.fontSize[14] } },
});
// On phones the placeholder replaces the visible label; every line above the results counts.
export const keywordLabel = style({
  fontSize: vars.fontSize[14],
  fontWeight: vars.fontWeight.medium,
  '@container': { [narrowContainer]: visuallyHidden },
});

// Width of six columns with gaps, from which the row fits the buttons.
const roomForButtons = '(min-width: 1032px)';

/** At the end of the row, two columns wide, as high as controls: an error below one of them does not move it. */
export const buttons = style({
  gridColumn: '1 / -1',
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[3],
  // Always below its four columns.
  selectors: inCare({ gridColumn: '1 / -1', paddingTop: 0 }),
  '@container': {
    ...hiddenWhereFolded['@container'],
    [roomForButtons]: {
      gridColumn: '-3 / -1',
      justifyContent: 'flex-end',
      // A label and its gap.
      paddingTop: `calc(${vars.fontSize[14]} * ${vars.lineHeight.text} + ${vars.space[1]})`,
    },
  },
});

export const sheetFields = style({ display: 'grid', gap: vars.space[5] });
