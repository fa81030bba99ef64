import {
  BindingObjectionStateLabels,
  BindingObjectionStateValues,
  decideBindingObjection,
  listBindingObjections,
  type BindingObjection,
  type BindingObjectionState,
} from '@huiqi/sdk';
import { useRef, useState } from 'react';
import type { ListChange } from '../../../patterns/ListView/types.js';
import { useInvalidate } from '../../../provider/useInvalidate.js';
import { useMutationOf } from '../../../provider/useMutationOf.js';
import { useOperation } from '../../../provider/useOperation.js';
import { useOperationList } from '../../../provider/useOperationList.js';
import { BindingObjectionListView } from './BindingObjectionListView.js';
import { ObjectionDecisionDialog } from './ObjectionDecisionDialog.js';
import { useBindingObjectionsCopy } from './copy.js';
import {
  objectionFilterLabels,
  objectionFilters,
  type ObjectionFilters,
} from './objectionFilters.js';

export interface BindingObjectionListProps {
  readonly filters: ObjectionFilters;
  readonly onFiltersChange: (filters: ObjectionFilters, change: ListChange) => void;
  /** The desk's address with other filters. */
  readonly hrefForFilters: (filters: ObjectionFilters) => string;
  /** Objections per page. Defaults to 10. */
  readonly size?: number | undefined;
}

const step: ListChange = { replace: false };

/** Objections to users of companies, with the number pending, and deciding on them. */
export function BindingObjectionList(props: BindingObjectionListProps) {
  const { filters, onFiltersChange, hrefForFilters, size } = props;
  const copy = useBindingObjectionsCopy();
  const invalidate = useInvalidate();
  const desk = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState<BindingObjection | null>(null);
  const objections = useOperationList(listBindingObjections, {
    filters: objectionFilters,
    labels: objectionFilterLabels(copy),
    values: filters,
    onValuesChange: onFiltersChange,
    size,
  });
  const waiting = useOperation(
    listBindingObjections,
    { state: 'WAITING', index: 1, size: 1 },
    { staleTime: 30_000, refetchEvery: 60_000 },
  ).data?.page.total.toString();
  const decide = useMutationOf(decideBindingObjection, {
    successMessage: copy.saved,
    onSuccess: () => setOpen(null),
  });
  function show(objection: BindingObjection | null) {
    decide.reset();
    setOpen(objection);
  }
  const tabTo = (id: 'all' | BindingObjectionState, label: string, count?: string | null) => {
    const state = id === 'all' ? undefined : id;
    // Typed but not yet submitted search text counts too.
    const next = objectionFilters.change(objections.list.typedValues(), { state });
    const onOpen = () => onFiltersChange(next, step);
    return { id, label, count, href: hrefForFilters(next), onOpen };
  };
  return (
    <div ref={desk} tabIndex={-1}>
      <BindingObjectionListView
        {...objections}
        tab={filters.state ?? 'all'}
        tabs={[
          tabTo('all', copy.all),
          ...BindingObjectionStateValues.map((state) =>
            tabTo(
              state,
              BindingObjectionStateLabels[state],
              state === 'WAITING' ? (waiting ?? null) : undefined,
            ),
          ),
        ]}
        onOpen={show}
        onRefresh={() => void invalidate('companies')}
      />
      {open && (
        <ObjectionDecisionDialog
          key={open.id}
          objection={open}
          busy={decide.busy}
          error={decide.error}
          fieldErrors={decide.fieldErrors}
          onDecide={(body) => void decide.run({ id: open.id, body })}
          onReload={() => {
            show(null);
            void invalidate('companies');
          }}
          onClose={() => show(null)}
          fallbackFocus={desk}
        />
      )}
    </div>
  );
}
