import { style } from '@vanilla-extract/css';
import { narrowViewport, vars } from '@huiqi/components/theme';

/** As high as five lines, three on a phone: nothing below moves when they come. */
export const place = style({
  minHeight: '246px',
  '@media': { [narrowViewport]: { minHeight: '148px' } },
});

/** Below all other sections, and as far from them as they are from one another. */
export const servicesPlace = style({
  marginTop: vars.space[12],
  '@media': { [narrowViewport]: { marginTop: vars.space[8] } },
});
