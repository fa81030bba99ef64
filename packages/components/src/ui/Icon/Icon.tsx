import { icon } from './Icon.css.js';
import { icons, type IconName } from './icons.js';

export interface IconProps {
  readonly name: IconName;
  /** Edge in pixels. */
  readonly size?: number | undefined;
  /** Only for an icon that says something its neighbours do not; without it the icon is hidden. */
  readonly label?: string | undefined;
}

/** One picture of our own set. */
export function Icon({ name, size = 16, label }: IconProps) {
  const meaning = label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true };
  return (
    <svg
      className={icon}
      width={size}
      height={size}
      viewBox="0 0 24 24"
      focusable="false"
      {...meaning}
    >
      <path d={icons[name]} />
    </svg>
  );
}
