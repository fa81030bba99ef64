import type { StyleRule } from '@vanilla-extract/css';
import { vars } from '../../theme/index.js';

const { surface, border } = vars.color;

/**
 * A bar at the lower edge of the window while its page is in view. Sticky rather than fixed: inside a host's page it
 * only covers its own content. The shadows fill the space to the edges of the window, or of its card: 16 px. A host sets
 * `--huiqi-gutter` to its own gap.
 */
export const stickyBar = (
  gutter: string = `var(--huiqi-gutter, ${vars.space[4]})`,
  line: { readonly width: string; readonly color: string } = { width: '1px', color: border },
) =>
  ({
    position: 'sticky',
    bottom: 0,
    zIndex: vars.layer.sticky,
    minHeight: 'calc(64px + env(safe-area-inset-bottom, 0px))',
    paddingBlock: `${vars.space[2]} calc(${vars.space[2]} + env(safe-area-inset-bottom, 0px))`,
    background: surface,
    boxShadow: [
      `calc(-1 * ${gutter}) 0 0 ${surface}`,
      `${gutter} 0 0 ${surface}`,
      `0 -${line.width} 0 ${line.color}`,
      `calc(-1 * ${gutter}) -${line.width} 0 ${line.color}`,
      `${gutter} -${line.width} 0 ${line.color}`,
    ].join(', '),
  }) as const satisfies StyleRule;
