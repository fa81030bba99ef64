import * as palette from './palette.css.js';

/** Fills of the second to fourth series, so that they also differ without colour. `id` is unique in the document. */
export function SeriesPatterns({ id }: { readonly id: string }) {
  const tile = { patternUnits: 'userSpaceOnUse', width: 6, height: 6 } as const;
  const ground = <rect width="6" height="6" className={palette.ground} />;
  return (
    <defs>
      <pattern id={`${id}-1`} {...tile} patternTransform="rotate(45)">
        {ground}
        <rect width="3.5" height="6" className={palette.fill[1]} />
      </pattern>
      <pattern id={`${id}-2`} {...tile}>
        {ground}
        <circle cx="3" cy="3" r="2.2" className={palette.fill[2]} />
      </pattern>
      <pattern id={`${id}-3`} {...tile}>
        {ground}
        <rect width="6" height="3.5" className={palette.fill[3]} />
      </pattern>
    </defs>
  );
}
