import { style, styleVariants } from '@vanilla-extract/css';

const base = style({ width: '100%', minWidth: 0 });

export const fieldWidth = styleVariants({
  code: [base, { maxWidth: '160px' }],
  amount: [base, { maxWidth: '240px' }],
  name: [base, { maxWidth: '320px' }],
  full: [base],
});
