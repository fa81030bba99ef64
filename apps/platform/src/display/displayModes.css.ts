import { globalStyle } from '@vanilla-extract/css';
import {
  careDarkTokens,
  careTokens,
  darkTokens,
  variablesOf,
  vars,
  type TokenValues,
} from '@huiqi/components/theme';

/** They win over the colour of a region, which is chosen for the standard version on white. */
const winning = (tokens: TokenValues) =>
  Object.fromEntries(
    Object.entries(variablesOf(tokens)).map(([name, value]) => [name, `${value} !important`]),
  );

// Paper stays white.
const onScreen = (tokens: TokenValues) => ({ '@media': { screen: { vars: winning(tokens) } } });

const care = ':root[data-huiqi-display~=care]';
const dark = '[data-huiqi-scheme=dark]';

/** Colours of the care version, at the usual sizes, for those whose system asks for more contrast. */
const onMoreContrast = ({ color }: Pick<typeof careTokens | typeof careDarkTokens, 'color'>) => ({
  '@media': { 'screen and (prefers-contrast: more)': { vars: winning({ color }) } },
});

globalStyle(':root', onMoreContrast(careTokens));
globalStyle(`:root${dark}`, onScreen(darkTokens));
globalStyle(`:root${dark}`, onMoreContrast(careDarkTokens));
globalStyle(care, { vars: winning(careTokens) });
globalStyle(`${care}${dark}`, onScreen(careDarkTokens));
globalStyle(':root', { background: vars.color.page, colorScheme: vars.colorScheme });
