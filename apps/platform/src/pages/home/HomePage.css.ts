import { style } from '@vanilla-extract/css';
import { narrowViewport } from '@huiqi/components/theme';

/** As high as five lines, three on a phone: nothing below moves when they come. */
export const place = style({
  minHeight: '246px',
  '@media': { [narrowViewport]: { minHeight: '148px' } },
});
