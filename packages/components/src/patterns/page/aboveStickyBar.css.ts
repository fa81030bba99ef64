import { globalStyle, style } from '@vanilla-extract/css';

/** For what scrolls under the bar: focused elements are not hidden behind it (WCAG 2.4.11). */
export const aboveStickyBar = style({});

globalStyle(`${aboveStickyBar} :is(a, button, input, select, textarea, [tabindex])`, {
  scrollMarginBottom: '104px',
});
