import { globalStyle, style, type StyleRule } from '@vanilla-extract/css';
import { vars } from '../../theme/index.js';

const { surface, border } = vars.color;
const gutter = vars.space[4];

/**
 * A bar at the lower edge of the window while its page is in view. Sticky, not fixed: inside a
 * host's page it covers nothing but its own. The shadows paint the 16 px gutters of the page.
 */
export const stickyBar = {
  position: 'sticky',
  bottom: 0,
  zIndex: vars.layer.sticky,
  minHeight: 'calc(64px + env(safe-area-inset-bottom, 0px))',
  paddingBlock: `${vars.space[2]} calc(${vars.space[2]} + env(safe-area-inset-bottom, 0px))`,
  background: surface,
  boxShadow: [
    `calc(-1 * ${gutter}) 0 0 ${surface}`,
    `${gutter} 0 0 ${surface}`,
    `0 -1px 0 ${border}`,
    `calc(-1 * ${gutter}) -1px 0 ${border}`,
    `${gutter} -1px 0 ${border}`,
  ].join(', '),
} as const satisfies StyleRule;

/** Around what scrolls under the bar: what takes focus there is not left behind it (WCAG 2.4.11). */
export const aboveStickyBar = style({});

globalStyle(`${aboveStickyBar} :is(a, button, input, select, textarea, [tabindex])`, {
  scrollMarginBottom: '88px',
});
