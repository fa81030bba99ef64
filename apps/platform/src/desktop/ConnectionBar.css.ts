import { style } from '@vanilla-extract/css';
import { vars } from '@huiqi/components/theme';

export const bar = style({
  position: 'sticky',
  top: 0,
  zIndex: vars.layer.toast,
  selectors: { '&:not(:empty)': { boxShadow: vars.shadow.float } },
});
