import { globalStyle, style } from '@vanilla-extract/css';

/** Around what scrolls under the bar: what takes focus there is not left behind it (WCAG 2.4.11). */
export const aboveStickyBar = style({});

globalStyle(`${aboveStickyBar} :is(a, button, input, select, textarea, [tabindex])`, {
  scrollMarginBottom: '104px',
});
