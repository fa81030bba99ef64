import { officeDrawing } from './officeDrawing.js';
import { outline } from './OfficePicture.css.js';

export interface OfficePictureProps {
  readonly name: string;
  /** Edge length in pixels. Defaults to 24. */
  readonly size?: number | undefined;
}

/** The picture of a public office, such as a tax or an ecology bureau; in a `Mark` it takes the place of a logo. */
export function OfficePicture({ name, size = 24 }: OfficePictureProps) {
  return (
    <svg
      className={outline}
      width={size}
      height={size}
      viewBox="0 0 24 24"
      aria-hidden="true"
      focusable="false"
    >
      <path d={officeDrawing(name)} />
    </svg>
  );
}
