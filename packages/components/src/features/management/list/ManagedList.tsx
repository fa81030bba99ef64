import { listManagedItems, openChange, type ManagedItem, type ManagedKind } from '@huiqi/sdk';
import { pageSizes } from '@huiqi/sdk/domain';
import type { ListChange } from '../../../patterns/ListView/types.js';
import type { DeskTab } from '../../../patterns/StaffDesk/DeskTabs.js';
import type { LinkTarget } from '../../../provider/screen.js';
import { describeError } from '../../../provider/describeError.js';
import { useInvalidate } from '../../../provider/useInvalidate.js';
import { useMutationOf } from '../../../provider/useMutationOf.js';
import { useOperationList } from '../../../provider/useOperationList.js';
import { useManagementCopy } from '../copy.js';
import { ExportMenu } from '../transfer/ExportMenu.js';
import { ImportAction } from '../transfer/ImportAction.js';
import { managedFilterLabels, managedFilters, type ManagedFilters } from './managedFilters.js';
import { ManagedListView } from './ManagedListView.js';

export interface ManagedListProps {
  readonly kind: ManagedKind;
  readonly tabs: readonly DeskTab[];
  readonly filters: ManagedFilters;
  readonly onFiltersChange: (filters: ManagedFilters, change: ListChange) => void;
  /** A thing; one that was never published opens its change. */
  readonly rowLink: (item: ManagedItem) => LinkTarget;
  /** Called with the change of a new thing. */
  readonly onNew: (changeId: string) => void;
  /** The changes that an import made. */
  readonly changesLink: (importId: string) => LinkTarget;
  readonly size?: number | undefined;
}

/** The things of a kind, published or not. */
export function ManagedList(props: ManagedListProps) {
  const { kind, tabs, filters, onFiltersChange, rowLink, onNew, changesLink } = props;
  const { size = pageSizes.default } = props;
  const copy = useManagementCopy();
  const invalidate = useInvalidate();
  const open = useMutationOf(openChange, {
    successMessage: false,
    onSuccess: ({ id }) => onNew(id),
  });
  const items = useOperationList(listManagedItems, {
    filters: managedFilters,
    labels: managedFilterLabels(copy),
    keyword: 'keyword',
    values: filters,
    onValuesChange: onFiltersChange,
    toInput: (values) => ({ ...values, kind, size }),
    size,
  });
  return (
    <ManagedListView
      {...items}
      {...{ kind, tabs, rowLink }}
      transfer={
        <>
          <ExportMenu kind={kind} />
          <ImportAction {...{ kind, changesLink }} />
        </>
      }
      busy={open.busy}
      problem={open.error === null ? undefined : describeError(open.error)}
      onNew={() => void open.run({ body: { kind, itemId: null, version: null, copy: false } })}
      onRefresh={() => void invalidate('management')}
    />
  );
}
