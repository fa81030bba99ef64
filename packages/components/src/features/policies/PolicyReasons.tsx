import { usePoliciesCopy } from './copy.js';
import * as css from './PolicyCard.css.js';

/** Why a policy is recommended or was pushed. */
export function PolicyReasons({ reasons }: { readonly reasons: readonly string[] }) {
  const copy = usePoliciesCopy();
  return (
    <div className={css.reason}>
      <p className={css.reasonLabel}>{copy.reason}</p>
      <ul className={css.reasons}>
        {reasons.map((reason) => (
          <li key={reason}>{reason}</li>
        ))}
      </ul>
    </div>
  );
}
