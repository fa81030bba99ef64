import { style, styleVariants } from '@vanilla-extract/css';
import { narrowContainer, vars, visuallyHidden } from '../../theme/index.js';

export const card = style({
  display: 'grid',
  gap: vars.space[4],
  minWidth: 0,
  padding: vars.space[6],
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.large,
  background: vars.color.surface,
  '@container': { [narrowContainer]: { padding: vars.space[3], gap: vars.space[3] } },
});

/** A card that leaves all filters but the keyword to the sheet where it is narrow. */
export const folding = style({});
const whereFolded = (rule: { display: string; gap?: string; alignItems?: string }) => ({
  '@container': { [narrowContainer]: { selectors: { [`${folding} &`]: rule } } },
});

export const row = style({
  display: 'grid',
  // At most six, however wide the page is; a little less than a sixth, as widths are rounded.
  gridTemplateColumns: `repeat(auto-fill, minmax(max(150px, calc((100% - 5 * ${vars.space[4]} - 6px) / 6)), 1fr))`,
  gap: vars.space[4],
  alignItems: 'start',
  selectors: { '&[hidden]': { display: 'none' } },
  // Nobody can ask for more of them.
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
    // A box to tick has no label above it: it stands on the line of the controls.
    selectors: {
      '&:has(> label > input[type="checkbox"])': { alignSelf: 'end', minHeight: '40px' },
    },
    ...hiddenWhereFolded,
  },
  range: { minWidth: 0, gridColumn: 'span 2', ...hiddenWhereFolded },
});
/** At the end of the row, beside the controls and not beside their labels. */
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
  // Beside at most two other filters there is room for more words.
  selectors: { '&:nth-last-child(-n + 4)': { gridColumn: 'span 2' } },
  '@container': { [narrowContainer]: { flex: 1 } },
});
// On phones the placeholder names the field to the eye; every line above the results counts.
export const keywordLabel = style({
  fontSize: vars.fontSize[14],
  fontWeight: vars.fontWeight.medium,
  '@container': { [narrowContainer]: visuallyHidden },
});

// Six columns with their gaps: there the row has room for the buttons.
const roomForButtons = '(min-width: 1032px)';

/** At the end of the row, two columns wide, as high as controls: a message under one of them does not move it. */
export const buttons = style({
  gridColumn: '1 / -1',
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[3],
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
