import { styleVariants } from '@vanilla-extract/css';
import { narrowContainer, vars } from '../../theme/index.js';

const surface = {
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.large,
  background: vars.color.surface,
};

export const frame = styleVariants({
  rows: { ...surface, overflow: 'hidden' },
  cards: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 240px), 1fr))',
    gap: vars.space[4],
  },
});

export const item = styleVariants({
  rows: {
    display: 'grid',
    gridTemplateColumns: '2fr 1fr 1fr',
    alignItems: 'center',
    gap: vars.space[6],
    height: '48px',
    padding: `0 ${vars.space[4]}`,
    selectors: { '& + &': { borderTop: `1px solid ${vars.color.border}` } },
  },
  cards: {
    ...surface,
    display: 'grid',
    alignContent: 'start',
    gap: vars.space[3],
    height: '160px',
    padding: vars.space[4],
    '@container': { [narrowContainer]: { height: '112px' } },
  },
});

const base = { display: 'block', borderRadius: vars.radius.small, background: vars.color.border };
export const bar = styleVariants({
  name: { ...base, width: '70%', height: '16px' },
  fact: { ...base, width: '45%', height: '12px' },
});
