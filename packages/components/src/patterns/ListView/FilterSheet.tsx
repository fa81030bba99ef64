import { Button } from '../../ui/Button/Button.js';
import { Dialog } from '../../ui/Dialog/Dialog.js';
import { FilterField } from './FilterField.js';
import { sheetFields } from './ListFilters.css.js';
import type { ListControls } from './types.js';
import { useListCopy } from './copy.js';
import { fillCopy } from '../../copy/fillCopy.js';
import { useLaterListCopy } from './laterCopy.js';

export interface FilterSheetProps {
  readonly list: ListControls;
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  readonly total: number | undefined;
  readonly loading: boolean;
}

/** All filters on phones. Instant ones already apply behind it: the button shows the number of results. */
export function FilterSheet({ list, open, onOpenChange, total, loading }: FilterSheetProps) {
  const copy = useListCopy();
  const later = useLaterListCopy();
  const found = total === undefined ? later.showResults : fillCopy(later.showCount, { n: total });
  const close = () => {
    if (list.submit()) onOpenChange(false);
  };
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      variant="sheet"
      title={copy.filter}
      // Closing loses nothing: filters apply immediately, or wait for 查询.
      isDirty={false}
      footer={
        <>
          <Button onClick={list.clear}>{copy.clearAll}</Button>
          <Button variant="primary" loading={list.mode === 'instant' && loading} onClick={close}>
            {list.mode === 'instant' ? found : copy.query}
          </Button>
        </>
      }
    >
      <div className={sheetFields}>
        {list.fields.map((field) => (
          <FilterField key={field.key} list={list} field={field} />
        ))}
      </div>
    </Dialog>
  );
}
