import { fillCopy } from '../../../provider/copy.js';
import { onPlainClick } from '../../../patterns/link/onPlainClick.js';
import { LinkButton } from '../../../ui/LinkButton/LinkButton.js';
import type { CompareBarProps } from './CompareBar.js';
import { choice } from './CompareChoice.css.js';
import { useCompareCopy } from './compareCopy.js';
import type { ComparedProduct } from './compareStore.js';
import { CompareToggle } from './CompareToggle.js';
import { useCompared } from './useCompared.js';

export interface CompareChoiceProps extends CompareBarProps {
  readonly product: ComparedProduct;
}

/** On a product's page: selects it, and links to the comparison once there are two. */
export function CompareChoice({ product, hrefForCompare, onCompare }: CompareChoiceProps) {
  const copy = useCompareCopy();
  const { chosen } = useCompared();
  const ids = chosen.map(({ id }) => id);
  return (
    <div className={choice}>
      <CompareToggle product={product} />
      {ids.length > 1 && (
        <LinkButton
          size="small"
          href={hrefForCompare(ids)}
          onClick={onPlainClick(onCompare && (() => onCompare(ids)))}
        >
          {fillCopy(copy.compareGo, { n: ids.length })}
        </LinkButton>
      )}
    </div>
  );
}
