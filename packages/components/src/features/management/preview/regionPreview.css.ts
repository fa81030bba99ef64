import { globalStyle, style } from '@vanilla-extract/css';
import { brandRule } from '../../../theme/brandRule.js';
import { defaultTokens, vars } from '../../../theme/index.js';

// A region's colour is chosen for white; what it becomes on a dark page follows from it (apps/platform/src/boot/brandColors.ts).
const onWhite = Object.fromEntries(
  Object.entries(defaultTokens.color).map(([name, value]) => [
    vars.color[name as keyof typeof defaultTokens.color],
    value,
  ]),
);

export const site = style({
  vars: { ...onWhite, [vars.colorScheme]: defaultTokens.colorScheme },
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[5],
  overflow: 'hidden',
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.large,
  background: vars.color.page,
  color: vars.color.text,
  colorScheme: vars.colorScheme,
});
/** A region's own colour, from which others follow. */
export const branded = style({});
globalStyle(branded, brandRule);
export const header = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[3],
  padding: vars.space[4],
  borderBottom: `1px solid ${vars.color.border}`,
  background: vars.color.surface,
});
export const logo = style({ maxWidth: '100%', height: '26px', objectFit: 'contain' });
export const name = style({ fontWeight: vars.fontWeight.bold });
export const page = style({ padding: `0 ${vars.space[4]}` });
export const footer = style({
  display: 'grid',
  gap: vars.space[2],
  margin: 0,
  padding: vars.space[4],
  borderTop: `1px solid ${vars.color.border}`,
  background: vars.color.surface,
  fontSize: vars.fontSize[14],
});
export const legal = style({
  padding: `0 ${vars.space[4]} ${vars.space[4]}`,
  color: vars.color.muted,
  fontSize: vars.fontSize[12],
});
