import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '@huiqi/components/theme';

const folded = 'screen and (max-width: 1100px)';
/** The client's own colours: it is another program than the site. */
const frameColor = '#16243a';

globalStyle('body', { margin: 0 });

export const desktop = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 380px',
  height: '100vh',
  boxSizing: 'border-box',
  gap: vars.space[3],
  padding: vars.space[3],
  background: '#33435c',
  '@media': { [folded]: { gridTemplateColumns: 'minmax(0, 1fr)', height: 'auto' } },
});
export const client = style({
  display: 'grid',
  gridTemplate: '"title title" 40px "nav view" minmax(0, 1fr) / 120px minmax(0, 1fr)',
  minHeight: 0,
  overflow: 'hidden',
  borderRadius: vars.radius.large,
  background: vars.color.surface,
  boxShadow: vars.shadow.dialog,
  '@media': {
    [folded]: {
      gridTemplate: '"title" auto "nav" auto "view" 75vh / minmax(0, 1fr)',
    },
  },
});
export const titleBar = style({
  gridArea: 'title',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[3],
  paddingBlock: vars.space[1],
  paddingInline: vars.space[4],
  background: frameColor,
  color: '#ffffff',
  fontSize: vars.fontSize[14],
});
export const connection = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  '::before': {
    content: '""',
    width: '8px',
    height: '8px',
    borderRadius: vars.radius.round,
    background: '#ffb454',
  },
  selectors: { '&[data-open="true"]::before': { background: '#5ad07e' } },
});
export const account = style({
  marginInlineStart: 'auto',
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[3],
});
export const titleButton = style({
  minHeight: '28px',
  paddingInline: vars.space[3],
  border: '1px solid rgba(255, 255, 255, 0.5)',
  borderRadius: vars.radius.small,
  background: 'none',
  color: 'inherit',
  font: 'inherit',
  cursor: 'pointer',
  ':hover': { background: 'rgba(255, 255, 255, 0.14)' },
  ':focus-visible': { outline: '2px solid #ffffff', outlineOffset: '2px' },
});
export const nav = style({
  gridArea: 'nav',
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[1],
  padding: vars.space[2],
  background: '#22344f',
  '@media': { [folded]: { flexDirection: 'row', flexWrap: 'wrap' } },
});
export const navButton = style({
  minHeight: '40px',
  paddingInline: vars.space[3],
  border: 0,
  borderRadius: vars.radius.small,
  background: 'none',
  color: '#e6ecf5',
  font: 'inherit',
  fontSize: vars.fontSize[14],
  textAlign: 'start',
  cursor: 'pointer',
  ':hover': { background: 'rgba(255, 255, 255, 0.1)' },
  ':focus-visible': { outline: '2px solid #ffffff', outlineOffset: '-2px' },
  selectors: { '&[aria-current]': { background: vars.color.primary, color: '#ffffff' } },
});
export const view = style({ gridArea: 'view', minWidth: 0, minHeight: 0, display: 'grid' });
export const frame = style({
  display: 'block',
  width: '100%',
  height: '100%',
  border: 0,
  background: vars.color.surface,
});
export const start = style({
  alignSelf: 'center',
  justifySelf: 'center',
  maxWidth: '32em',
  padding: vars.space[6],
  textAlign: 'center',
  color: vars.color.muted,
});
export const startTitle = style({ fontSize: vars.fontSize[24], color: vars.color.text });
export const panel = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[4],
  minHeight: 0,
  overflow: 'auto',
  padding: vars.space[4],
  borderRadius: vars.radius.large,
  background: vars.color.surface,
});
export const section = style({ display: 'grid', gap: vars.space[3], paddingBlock: vars.space[2] });
export const sectionTitle = style({ margin: 0, fontSize: vars.fontSize[16] });
export const buttons = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[2],
});
export const commands = style({
  display: 'grid',
  gap: vars.space[2],
  margin: 0,
  padding: 0,
  border: 0,
});
export const hint = style({
  margin: 0,
  flex: 1,
  color: vars.color.muted,
  fontSize: vars.fontSize[12],
});
export const log = style({ listStyle: 'none', margin: `${vars.space[3]} 0 0`, padding: 0 });
export const entry = style({
  borderBlockEnd: `1px solid ${vars.color.border}`,
  borderInlineStart: '3px solid transparent',
  fontSize: vars.fontSize[12],
  selectors: {
    '&[data-direction="in"]': { borderInlineStartColor: vars.color.primary },
    '&[data-direction="out"]': { borderInlineStartColor: vars.color.success },
  },
});
export const entryHead = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[2],
  padding: `${vars.space[2]} ${vars.space[2]}`,
});
globalStyle(`summary.${entryHead}`, { cursor: 'pointer' });
export const time = style({ color: vars.color.muted });
export const code = style({
  margin: 0,
  padding: vars.space[2],
  background: vars.color.page,
  fontSize: vars.fontSize[12],
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
});
export const subWindow = style({
  position: 'fixed',
  top: '50%',
  left: '50%',
  zIndex: vars.layer.sticky,
  display: 'grid',
  gridTemplateRows: '40px minmax(0, 1fr)',
  overflow: 'hidden',
  borderRadius: vars.radius.large,
  background: vars.color.surface,
  boxShadow: vars.shadow.dialog,
  outline: '1px solid rgba(0, 0, 0, 0.3)',
});
export const subWindowBar = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[4],
  paddingInline: vars.space[4],
  background: frameColor,
  color: '#ffffff',
  fontSize: vars.fontSize[14],
});
export const subWindowTitle = style({
  flex: 1,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});
export const subWindowSize = style({ color: '#c9d4e4', fontSize: vars.fontSize[12] });
