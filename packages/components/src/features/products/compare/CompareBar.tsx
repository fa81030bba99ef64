import { fillCopy, localized } from '../../../provider/copy.js';
import { onPlainClick } from '../../../patterns/link/onPlainClick.js';
import { Button } from '../../../ui/Button/Button.js';
import { LinkButton } from '../../../ui/LinkButton/LinkButton.js';
import * as css from './CompareBar.css.js';
import { useCompareCopy } from './compareCopy.js';
import { fullNameOf, maxCompared } from './compareStore.js';
import { useCompared } from './useCompared.js';
import { together } from '../../../copy/punctuation.js';

export interface CompareBarProps {
  readonly hrefForCompare: (ids: readonly string[]) => string;
  /** Handles a plain click instead of the browser. */
  readonly onCompare?: ((ids: readonly string[]) => void) | undefined;
}

/** The selected products with a link to compare them; at the lower edge while there are any. */
export function CompareBar({ hrefForCompare, onCompare }: CompareBarProps) {
  const copy = useCompareCopy();
  const { chosen, remove, clear } = useCompared();
  const ids = chosen.map(({ id }) => id);
  const count = fillCopy(copy.compareChosen, { n: ids.length, most: maxCompared });
  return (
    <div className={css.place}>
      {/* The live region exists before it announces anything. */}
      <section className={ids.length > 0 ? css.bar : undefined} aria-label={copy.compareBar}>
        <span role="status" className={css.state}>
          {ids.length > 0 &&
            (ids.length === 1 ? localized(copy, together)([count, copy.compareOneMore]) : count)}
        </span>
        {ids.length > 0 && (
          <>
            <ul className={css.chosen}>
              {chosen.map((product) => (
                <li key={product.id}>
                  <Button
                    size="small"
                    icon="close"
                    aria-label={fillCopy(copy.compareRemove, { name: fullNameOf(product) })}
                    onClick={() => remove(product.id)}
                  >
                    {fullNameOf(product)}
                  </Button>
                </li>
              ))}
            </ul>
            <div className={css.actions}>
              <Button variant="text" onClick={clear}>
                {copy.compareClear}
              </Button>
              {ids.length > 1 && (
                <LinkButton
                  variant="primary"
                  href={hrefForCompare(ids)}
                  onClick={onPlainClick(onCompare && (() => onCompare(ids)))}
                >
                  {copy.compareStart}
                </LinkButton>
              )}
            </div>
          </>
        )}
      </section>
    </div>
  );
}
