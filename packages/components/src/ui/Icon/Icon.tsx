import { icon } from './Icon.css.js';
import { icons, type IconName } from './icons.js';

export interface IconProps {
  readonly name: IconName;
  /** Side length in pixels. */
  readonly size?: number | undefined;
  /** Accessible name, for an icon that carries a meaning of its own; without it the icon is hidden. */
  readonly label?: string | undefined;
}

/** An icon of the built-in set. */
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
