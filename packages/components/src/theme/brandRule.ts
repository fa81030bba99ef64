import type { GlobalStyleRule } from '@vanilla-extract/css';
import { converter } from 'culori';
import { brandMixes, textsOnPrimary } from './appearance/brandMixes.js';
import { vars } from './contract.css.js';

const { color } = vars;
const toXyz = converter('xyz65');
function xyzOf(text: string) {
  const found = toXyz(text);
  if (!found) throw new TypeError(`${text} is no colour`);
  return found;
}
const light = xyzOf(textsOnPrimary.light);
const dark = xyzOf(textsOnPrimary.dark);

/** The luminance of a ground with which both texts have the same contrast (WCAG 2); `y` is that of a colour. */
const limit = Math.sqrt((light.y + 0.05) * (dark.y + 0.05)) - 0.05;
const channel = (name: 'x' | 'y' | 'z') =>
  `clamp(${dark[name].toFixed(5)}, (${limit.toFixed(5)} - y) * 1e6, ${light[name].toFixed(5)})`;

const mixed = (name: keyof typeof brandMixes) => {
  const { with: other, share } = brandMixes[name];
  return `color-mix(in srgb, ${color[other]} ${share * 100}%, ${color.primary})`;
};

/**
 * Lets the colours of a brand follow from `--huiqi-color-primary` on the element where it is set, as `brandColors` computes
 * them. Browsers without these functions (Chromium before 111 and 119) keep those of the default theme.
 */
export const brandRule: GlobalStyleRule = {
  vars: { [color.focus]: color.primary },
  '@supports': {
    '(color: color-mix(in srgb, red, red))': {
      vars: {
        [color.primaryHover]: mixed('primaryHover'),
        [color.primaryActive]: mixed('primaryActive'),
        [color.primarySoft]: mixed('primarySoft'),
      },
    },
    '(color: color(from red xyz-d65 x y z))': {
      vars: {
        [color.onPrimary]: `color(from ${color.primary} xyz-d65 ${channel('x')} ${channel('y')} ${channel('z')})`,
      },
    },
  },
};
