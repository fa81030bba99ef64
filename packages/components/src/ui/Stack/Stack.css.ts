import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/index.js';

const base = style({ display: 'flex', minWidth: 0 });

export const direction = styleVariants({
  vertical: [base, { flexDirection: 'column' }],
  horizontal: [base, { flexDirection: 'row', flexWrap: 'wrap' }],
  line: [base, { flexDirection: 'row' }],
});

export const gap = styleVariants(vars.space, (space) => ({ gap: space }));

export const align = styleVariants({
  stretch: { alignItems: 'stretch' },
  start: { alignItems: 'flex-start' },
  center: { alignItems: 'center' },
  baseline: { alignItems: 'baseline' },
  end: { alignItems: 'flex-end' },
});

export const justify = styleVariants({
  start: {},
  center: { justifyContent: 'center' },
  between: { justifyContent: 'space-between' },
  end: { justifyContent: 'flex-end' },
});
