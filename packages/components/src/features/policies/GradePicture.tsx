import { drawing } from './GradePicture.css.js';

/** Lines on a 32×24 canvas: a hall with a flag, towers of a city, houses before hills. */
const drawings: Readonly<Record<string, string>> = {
  COUNTRY: 'M16 8V1h6v3.5h-6M4 12l12-4 12 4v2H4v-2ZM7 14v6M13 14v6M19 14v6M25 14v6M3 22.5h26',
  CITY: 'M5 22V11h6v11M11 22V4h8v18M19 22V8l8 3v11M14 8h2M14 12h2M14 16h2M8 15h.1M23 14h.1M23 18h.1M3 22.5h26',
  COUNTY:
    'M3 16c5-7 8-11 11-11 4 0 5 5 8 6 2 .6 4 .5 7 0M6 22v-6l4-3 4 3v6M14 22v-5h6v5M10 22v-3M3 22.5h26',
};
/** A document, for levels the client does not know. */
const other = 'M9 2h10l5 5v15H9V2ZM19 2v5h5M13 12h7M13 16h7';

export interface GradePictureProps {
  readonly grade: string;
  /** Width in pixels. Defaults to 32. */
  readonly width?: number | undefined;
}

/** The level of government that made a policy, as a picture. */
export function GradePicture({ grade, width = 32 }: GradePictureProps) {
  return (
    <svg
      className={drawing}
      width={width}
      height={width * 0.75}
      viewBox="0 0 32 24"
      aria-hidden="true"
      focusable="false"
    >
      <path d={drawings[grade] ?? other} />
    </svg>
  );
}
