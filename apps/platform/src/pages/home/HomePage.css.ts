import { style } from '@vanilla-extract/css';
import { narrowViewport, vars } from '@huiqi/components/theme';

/** Reserves five lines, three on phones: nothing below moves when they are loaded. */
export const place = style({
  minHeight: '246px',
  '@media': { [narrowViewport]: { minHeight: '148px' } },
});

/** Reserves one row of cards, two on phones, below all other sections with the same gap. */
export const servicesPlace = style({
  minHeight: '260px',
  marginTop: vars.space[12],
  '@media': { [narrowViewport]: { minHeight: '460px', marginTop: vars.space[8] } },
});
