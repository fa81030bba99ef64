import { style, styleVariants } from '@vanilla-extract/css';
import { narrowContainer, vars, visuallyHidden } from '../../theme/index.js';

export const container = style({ containerType: 'inline-size', width: '100%' });

export const table = style({
  width: '100%',
  borderCollapse: 'collapse',
  background: vars.color.surface,
  fontSize: vars.fontSize[14],
  '@container': { [narrowContainer]: { display: 'block' } },
});

export const caption = style(visuallyHidden);

export const head = style({ '@container': { [narrowContainer]: visuallyHidden } });

export const body = style({ '@container': { [narrowContainer]: { display: 'block' } } });

const baseHead = style({
  padding: `${vars.space[3]} ${vars.space[4]}`,
  background: vars.color.hover,
  borderBottom: `1px solid ${vars.color.border}`,
  color: vars.color.muted,
  fontWeight: vars.fontWeight.medium,
  whiteSpace: 'nowrap',
});

export const headCell = styleVariants({
  left: [baseHead, { textAlign: 'left' }],
  right: [baseHead, { textAlign: 'right' }],
});

export const row = style({
  ':hover': { background: vars.color.hover },
  '@container': {
    [narrowContainer]: {
      display: 'block',
      marginBottom: vars.space[3],
      padding: `${vars.space[2]} 0`,
      border: `1px solid ${vars.color.border}`,
      borderRadius: vars.radius.small,
    },
  },
});

const baseCell = style({
  padding: `${vars.space[3]} ${vars.space[4]}`,
  borderBottom: `1px solid ${vars.color.border}`,
  fontWeight: vars.fontWeight.regular,
  verticalAlign: 'middle',
  '@container': {
    [narrowContainer]: {
      display: 'flex',
      justifyContent: 'space-between',
      alignItems: 'baseline',
      gap: vars.space[4],
      padding: `${vars.space[1]} ${vars.space[4]}`,
      borderBottom: 0,
      textAlign: 'right',
    },
  },
});

export const cell = styleVariants({
  left: [baseCell, { textAlign: 'left' }],
  right: [baseCell, { textAlign: 'right', fontVariantNumeric: 'tabular-nums' }],
});

export const cellLabel = style({
  display: 'none',
  flex: 'none',
  color: vars.color.muted,
  '@container': { [narrowContainer]: { display: 'block' } },
});
