import { Button } from '../../ui/Button/Button.js';
import { Dialog } from '../../ui/Dialog/Dialog.js';
import { FilterField } from './FilterField.js';
import { sheetFields } from './ListFilters.css.js';
import type { ListControls } from './types.js';

export interface FilterSheetProps {
  readonly list: ListControls;
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  readonly total: number | undefined;
  readonly loading: boolean;
}

/** All filters on a phone. Instant ones already apply behind it: its button names what they found. */
export function FilterSheet({ list, open, onOpenChange, total, loading }: FilterSheetProps) {
  const found = total === undefined ? '查看结果' : `查看 ${total} 个结果`;
  const close = () => {
    if (list.submit()) onOpenChange(false);
  };
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      variant="sheet"
      title="筛选"
      // Nothing is lost by closing: filters apply, or wait for 查询.
      isDirty={false}
      footer={
        <>
          <Button onClick={list.clear}>清除全部</Button>
          <Button variant="primary" loading={list.mode === 'instant' && loading} onClick={close}>
            {list.mode === 'instant' ? found : '查询'}
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
