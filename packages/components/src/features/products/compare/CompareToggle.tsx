import { fillCopy, localized } from '../../../provider/copy.js';
import { Icon } from '../../../ui/Icon/Icon.js';
import { useToast } from '../../../ui/Toast/useToast.js';
import { VisuallyHidden } from '../../../ui/VisuallyHidden/VisuallyHidden.js';
import { useCompareCopy } from './compareCopy.js';
import { fullNameOf, maxCompared, type ComparedProduct } from './compareStore.js';
import * as css from './CompareToggle.css.js';
import { useCompared } from './useCompared.js';
import { labelled } from '../../../copy/punctuation.js';

/** Selects a product for comparison, or deselects it. */
export function CompareToggle({ product }: { readonly product: ComparedProduct }) {
  const copy = useCompareCopy();
  const toast = useToast();
  const { chosen, add, remove } = useCompared();
  const { id } = product;
  const isChosen = chosen.some((one) => one.id === id);
  return (
    <label className={css.toggle}>
      <input
        type="checkbox"
        className={css.input}
        checked={isChosen}
        onChange={({ target }) => {
          if (!target.checked) remove(id);
          else if (!add(product)) toast.info(fillCopy(copy.compareFull, { n: maxCompared }));
        }}
      />
      <span className={css.face}>
        <Icon name={isChosen ? 'check' : 'plus'} size={14} />
        {copy.compareAdd}
        <VisuallyHidden>{localized(copy, labelled)('', fullNameOf(product))}</VisuallyHidden>
      </span>
    </label>
  );
}
