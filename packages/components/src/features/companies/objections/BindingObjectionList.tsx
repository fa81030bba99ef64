import {
  BindingObjectionStateLabels,
  decideBindingObjection,
  listBindingObjections,
  type BindingObjection,
} from '@huiqi/sdk';
import { useRef, useState } from 'react';
import { filterTabs } from '../../../patterns/ListView/filterTabs.js';
import type { HostedFilters } from '../../../patterns/ListView/types.js';
import { useInvalidate } from '../../../provider/useInvalidate.js';
import { useListTotal } from '../../../provider/useListTotal.js';
import { useMutationOf } from '../../../provider/useMutationOf.js';
import { useOperationList } from '../../../provider/useOperationList.js';
import { BindingObjectionListView } from './BindingObjectionListView.js';
import { ObjectionDecisionDialog } from './ObjectionDecisionDialog.js';
import { useBindingObjectionsCopy } from './copy.js';
import {
  objectionFilterLabels,
  objectionFilters,
  type ObjectionFilters,
} from './objectionFilters.js';

export type BindingObjectionListProps = HostedFilters<ObjectionFilters>;

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
  const waiting = useListTotal(listBindingObjections, { state: 'WAITING' });
  const decide = useMutationOf(decideBindingObjection, {
    successMessage: copy.saved,
    refreshOnConflict: true,
    onSuccess: () => setOpen(null),
  });
  function show(objection: BindingObjection | null) {
    decide.reset();
    setOpen(objection);
  }
  return (
    <div ref={desk} tabIndex={-1}>
      <BindingObjectionListView
        {...objections}
        {...filterTabs(objections.list, {
          filter: 'state',
          labels: { all: copy.all, ...BindingObjectionStateLabels },
          hrefForFilters,
          countOf: (state) => (state === 'WAITING' ? waiting : undefined),
        })}
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
          onReload={() => show(null)}
          onClose={() => show(null)}
          fallbackFocus={desk}
        />
      )}
    </div>
  );
}
