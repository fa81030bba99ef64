import { icon } from './CategoryIcon.css.js';

/** Lines on a 24 px grid, by the code of the category. */
const drawings: Readonly<Record<string, string>> = {
  TECH: 'M10 3.5v6L4.5 19a1 1 0 0 0 .9 1.5h13.2a1 1 0 0 0 .9-1.5L14 9.5v-6M8.5 3.5h7M7.5 14.5h9',
  STARTUP:
    'M12 20.5v-9M12 12c0-4 2.5-6.5 7-6.5 0 4.5-2.5 7-7 6.5ZM12 15c0-3-2-5-6-5 0 3.5 2 5.5 6 5ZM7 20.5h10',
  IP: 'M12 3.5a6 6 0 0 1 3.5 10.9V17h-7v-2.600A6 6 0 0 1 12 3.5ZM9.5 20.5h5M12 17v-5M10 10l2 2 2-2',
  TAX: 'M6 3.5h12v17l-3-1.800-3 1.800-3-1.800-3 1.800v-17ZM9 7.5l3 3.5 3-3.5M9.5 11.5h5M9.5 14h5M12 11v5',
  LEGAL: 'M12 4v16M8 20.5h8M5 7.5l7-2 7 2M5 7.5 2.5 13.5h5L5 7.5ZM19 7.5l-2.5 6h5l-2.5-6Z',
  HR: 'M9 4.5a3 3 0 1 1 0 6 3 3 0 0 1 0-6ZM3.5 19.5c0-4 2-6 5.5-6s5.5 2 5.5 6M16 5.5a2.5 2.5 0 0 1 0 5M17 13.700c2.300.5 3.5 2.400 3.5 5.800',
  TESTING:
    'M10.5 4a6.5 6.5 0 1 1 0 13 6.5 6.5 0 0 1 0-13ZM15.5 15.5l5 5M7.5 10.5l2.200 2.200 4-4.200',
  DIGITAL:
    'M7 7h10v10H7V7ZM10.5 10.5h3v3h-3v-3ZM9.5 7V3.5M14.5 7V3.5M9.5 20.5V17M14.5 20.5V17M7 9.5H3.5M7 14.5H3.5M20.5 9.5H17M20.5 14.5H17',
  MARKET: 'M4 4v16h16M7.5 15.5l4-4.5 3 2.5 5-6M15.5 7.5h4v4',
};
/** A case, for categories the client does not know. */
const other = 'M4 8h16v11.5H4V8ZM9 8V4.5h6V8M4 13h16';

export interface CategoryIconProps {
  /** Code of the category; of a subcategory, its beginning names the category. */
  readonly code: string;
  /** Edge length in pixels. Defaults to 24. */
  readonly size?: number | undefined;
}

/** The picture of a category of services. */
export function CategoryIcon({ code, size = 24 }: CategoryIconProps) {
  const [category = ''] = code.split('_', 1);
  return (
    <svg
      className={icon}
      width={size}
      height={size}
      viewBox="0 0 24 24"
      aria-hidden="true"
      focusable="false"
    >
      <path d={drawings[category] ?? other} />
    </svg>
  );
}
