import { fillCopy } from '../../../provider/copy.js';
import { useServicesCopy } from '../copy.js';
import * as css from './ServiceStars.css.js';

/** Highest rating of a service (spec 2 §9). */
const most = 5;
const places = Array.from({ length: most }, (_, place) => place + 1);

/** A rating as five stars with a text for screen readers. */
export function ServiceStars({ score }: { readonly score: number }) {
  const copy = useServicesCopy();
  return (
    <span className={css.stars} role="img" aria-label={fillCopy(copy.scoreOfFive, { n: score })}>
      {places.map((place) => (
        <span key={place} className={place <= Math.round(score) ? css.full : css.empty}>
          {place <= Math.round(score) ? '★' : '☆'}
        </span>
      ))}
    </span>
  );
}
