import { globalStyle } from '@vanilla-extract/css';
import {
  careDarkTokens,
  careTokens,
  darkTokens,
  variablesOf,
  vars,
  type TokenValues,
} from '@huiqi/components/theme';
import { brandVariable, type BrandedMode } from '../boot/brandVariable.js';

const branded = /^--huiqi-color-(primary|primary-hover|primary-active|primary-soft|focus)$/;

/** They win over a region's colour, which is chosen for the standard version on white; its tones for the mode stand in for ours. */
const winning = (mode: BrandedMode, tokens: TokenValues) =>
  Object.fromEntries(
    Object.entries(variablesOf(tokens)).map(([name, value]) => {
      const tone = branded.exec(name)?.[1];
      const used = tone === undefined ? value : `var(${brandVariable(mode, tone)}, ${value})`;
      return [name, `${used} !important`];
    }),
  );

// Paper stays white.
const onScreen = (mode: BrandedMode, tokens: TokenValues) => ({
  '@media': { screen: { vars: winning(mode, tokens) } },
});

const care = ':root[data-huiqi-display~=care]';
const dark = '[data-huiqi-scheme=dark]';

/** Colours of the care version, at the usual sizes, for those whose system asks for more contrast. */
const onMoreContrast = (
  mode: BrandedMode,
  { color }: Pick<typeof careTokens | typeof careDarkTokens, 'color'>,
) => ({
  '@media': { 'screen and (prefers-contrast: more)': { vars: winning(mode, { color }) } },
});

globalStyle(':root', onMoreContrast('care', careTokens));
globalStyle(`:root${dark}`, onScreen('dark', darkTokens));
globalStyle(`:root${dark}`, onMoreContrast('care-dark', careDarkTokens));
globalStyle(care, { vars: winning('care', careTokens) });
globalStyle(`${care}${dark}`, onScreen('care-dark', careDarkTokens));
globalStyle(':root', { background: vars.color.page, colorScheme: vars.colorScheme });
