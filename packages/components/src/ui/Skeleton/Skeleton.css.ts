import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import { forcedFrame, narrowContainer, vars } from '../../theme/index.js';

const breathe = keyframes({ '0%, 100%': { opacity: 1 }, '50%': { opacity: 0.75 } });

const breathing = style({
  animation: `${breathe} 1.6s ease-in-out infinite`,
  '@media': { '(prefers-reduced-motion: reduce)': { animation: 'none' } },
});

export const skeleton = style([breathing, { display: 'block', containerType: 'inline-size' }]);

/** Single shapes keep their own width, which size containment would remove. */
export const shapes = style([breathing, { display: 'block' }]);

const grey = vars.color.border;
const stripe = `linear-gradient(${grey}, ${grey})`;

export const shape = styleVariants({
  text: { ...forcedFrame, margin: '0.3em 0', borderRadius: vars.radius.small, background: grey },
  circle: { ...forcedFrame, borderRadius: vars.radius.round, background: grey },
  // A card with bars for a title, a control and a line of text.
  block: {
    boxSizing: 'border-box',
    border: `1px solid ${grey}`,
    borderRadius: vars.radius.large,
    background: [
      `${stripe} 24px 24px / 40% 20px no-repeat`,
      `${stripe} 24px 60px / calc(100% - 48px) 32px no-repeat`,
      `${stripe} 24px 112px / 64% 16px no-repeat`,
      vars.color.surface,
    ].join(', '),
  },
});

const frame = style({
  display: 'block',
  overflow: 'hidden',
  border: `1px solid ${grey}`,
  borderRadius: vars.radius.large,
  background: vars.color.surface,
});

export const card = style([
  frame,
  { padding: vars.space[6], '@container': { [narrowContainer]: { padding: vars.space[4] } } },
]);
export const rows = style([frame]);

export const column = style({ display: 'grid', gap: vars.space[5] });
export const field = style({ display: 'grid', gap: vars.space[1] });
export const line = style({ display: 'flex', alignItems: 'center', gap: vars.space[4] });

export const row = style([
  line,
  {
    justifyContent: 'space-between',
    height: '48px',
    padding: `0 ${vars.space[4]}`,
    selectors: { '& + &': { borderTop: `1px solid ${grey}` } },
  },
]);

/** Hidden where a row has no room for four values. */
export const spare = style({ '@container': { [narrowContainer]: { display: 'none' } } });

const bar = style({
  ...forcedFrame,
  display: 'block',
  flex: 'none',
  borderRadius: vars.radius.small,
  background: grey,
});
export const height = styleVariants({
  text: [bar, { height: '16px' }],
  32: [bar, { height: '32px' }],
  40: [bar, { height: '40px', '@container': { [narrowContainer]: { height: '44px' } } }],
});
export const width = styleVariants({
  label: { width: '80px' },
  amount: { width: '240px', maxWidth: '100%' },
  quarter: { width: '25%' },
  half: { width: '50%' },
  most: { width: '75%' },
  full: { width: '100%' },
});
