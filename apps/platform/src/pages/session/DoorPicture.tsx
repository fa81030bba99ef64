import * as css from './DoorPicture.css.js';

/** Hills, a town and its bank, in tones of the panel; purely decorative. */
export function DoorPicture() {
  return (
    <svg
      className={css.picture}
      viewBox="0 0 640 190"
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
      focusable="false"
    >
      <circle className={css.far} cx="520" cy="62" r="34" />
      <path
        className={css.far}
        d="M0 190V128l70-44 62 38 86-66 92 70 76-48 88 58 70-40 96 60v34Z"
      />
      <path
        className={css.middle}
        d="M34 190v-58h44v58ZM92 190v-86h38v86ZM144 190v-48h50v48ZM452 190v-72h42v72ZM508 190v-46h48v46ZM570 190v-84h36v84Z"
      />
      <path
        className={css.near}
        d="M228 112 320 64l92 48v12H228ZM244 132h22v40h-22ZM284 132h22v40h-22ZM334 132h22v40h-22ZM374 132h22v40h-22ZM222 178h196v12H222Z"
      />
      <path
        className={css.window}
        d="M44 142h8v8h-8ZM60 142h8v8h-8ZM44 160h8v8h-8ZM60 160h8v8h-8ZM101 116h8v8h-8ZM115 116h8v8h-8ZM101 134h8v8h-8ZM115 134h8v8h-8ZM462 130h8v8h-8ZM476 130h8v8h-8ZM462 148h8v8h-8ZM476 148h8v8h-8ZM580 118h8v8h-8ZM580 136h8v8h-8Z"
      />
    </svg>
  );
}
