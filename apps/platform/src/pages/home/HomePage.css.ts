import { style } from '@vanilla-extract/css';
import { narrowViewport, vars } from '@huiqi/components/theme';

/** As high as five lines, three on a phone: nothing below moves when they come. */
export const place = style({
  minHeight: '246px',
  '@media': { [narrowViewport]: { minHeight: '148px' } },
});

/** Below all other sections, as far from them as they are from one another, and as high as one row of cards, two on a phone. */
export const servicesPlace = style({
  minHeight: '260px',
  marginTop: vars.space[12],
  '@media': { [narrowViewport]: { minHeight: '460px', marginTop: vars.space[8] } },
});
