import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/index.js';

const breathe = keyframes({ '0%, 100%': { opacity: 1 }, '50%': { opacity: 0.55 } });

export const block = style({ display: 'block' });

const base = style({
  display: 'block',
  background: vars.color.disabledSoft,
  animation: `${breathe} 1.6s ease-in-out infinite`,
  '@media': { '(prefers-reduced-motion: reduce)': { animation: 'none' } },
});

export const skeleton = styleVariants({
  text: [base, { height: '1em', margin: '0.3em 0', borderRadius: vars.radius.small }],
  block: [base, { height: '120px', borderRadius: vars.radius.large }],
  circle: [base, { width: '40px', height: '40px', borderRadius: vars.radius.round }],
});
