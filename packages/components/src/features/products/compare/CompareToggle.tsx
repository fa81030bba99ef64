import { fillCopy, localized } from '../../../provider/copy.js';
import { Checkbox } from '../../../ui/Checkbox/Checkbox.js';
import { useToast } from '../../../ui/Toast/useToast.js';
import { VisuallyHidden } from '../../../ui/VisuallyHidden/VisuallyHidden.js';
import { useCompareCopy } from './compareCopy.js';
import { fullNameOf, maxCompared, type ComparedProduct } from './compareStore.js';
import { useCompared } from './useCompared.js';
import { labelled } from '../../../copy/punctuation.js';

/** Selects a product for comparison, or deselects it. */
export function CompareToggle({ product }: { readonly product: ComparedProduct }) {
  const copy = useCompareCopy();
  const toast = useToast();
  const { chosen, add, remove } = useCompared();
  const { id } = product;
  return (
    <Checkbox
      checked={chosen.some((one) => one.id === id)}
      onChange={({ target }) => {
        if (!target.checked) remove(id);
        else if (!add(product)) toast.info(fillCopy(copy.compareFull, { n: maxCompared }));
      }}
      label={
        <>
          {copy.compareAdd}
          <VisuallyHidden>{localized(copy, labelled)('', fullNameOf(product))}</VisuallyHidden>
        </>
      }
    />
  );
}
