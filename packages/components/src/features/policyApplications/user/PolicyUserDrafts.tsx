import { deleteDraft, listPolicyDrafts, type PolicyApplicationRow } from '@huiqi/sdk';
import { pageSizes } from '@huiqi/sdk/domain';
import { useRef, useState } from 'react';
import { removeDraftsOn } from '../../../patterns/useDraft/draftStore.js';
import { useHuiqi } from '../../../provider/context.js';
import { describeError } from '../../../provider/describeError.js';
import { fillCopy } from '../../../provider/copy.js';
import { useMutationOf } from '../../../provider/useMutationOf.js';
import { useOperationList } from '../../../provider/useOperationList.js';
import type { DataStateValue } from '../../../patterns/DataState/types.js';
import type { ListPage } from '../../../patterns/ListView/types.js';
import { ConfirmDialog } from '../../../ui/ConfirmDialog/ConfirmDialog.js';
import { ErrorPanel } from '../../../ui/ErrorPanel/ErrorPanel.js';
import { Stack } from '../../../ui/Stack/Stack.js';
import { PolicyUserDraftsView } from './PolicyUserDraftsView.js';
import { policyUserFilters } from './policyUserFilters.js';
import type { PolicyUserTabProps } from './policyUserLinks.js';
import { usePolicyUserCopy } from './copy.js';

/** The user's drafts; deleting asks first. */
export function PolicyUserDrafts(props: PolicyUserTabProps) {
  const { values, onValuesChange, size = pageSizes.policyDrafts, ...rest } = props;
  const copy = usePolicyUserCopy();
  const { drafts: areas } = useHuiqi();
  const heading = useRef<HTMLHeadingElement>(null);
  const [removed, setRemoved] = useState<string>();
  const [doomed, setDoomed] = useState<PolicyApplicationRow | null>(null);
  const drafts = useOperationList(listPolicyDrafts, {
    filters: policyUserFilters,
    labels: {},
    values,
    onValuesChange,
    toInput: ({ index }) => ({ index, size }),
  });
  const remove = useMutationOf(deleteDraft, {
    successMessage: copy.removed,
    refreshOnConflict: true,
    onSuccess: (_data, { id }) => {
      if (doomed) removeDraftsOn(areas, doomed.updatedTs);
      // The row is removed together with the dialog: focus would return to a button that is about to go.
      setRemoved(id);
      setDoomed(null);
    },
  });
  function ask(draft: PolicyApplicationRow | null) {
    remove.reset();
    setDoomed(draft);
  }
  return (
    <>
      <PolicyUserDraftsView
        {...rest}
        list={drafts.list}
        state={withoutRow(drafts.state, removed)}
        headingRef={heading}
        onRemove={ask}
      />
      <ConfirmDialog
        danger
        open={doomed !== null}
        onOpenChange={(open) => {
          if (!open) ask(null);
        }}
        title={copy.removeTitle}
        okText={copy.removeOk}
        loading={remove.busy}
        fallbackFocus={heading}
        onOk={() => doomed && void remove.run({ id: doomed.id })}
      >
        <Stack gap={3}>
          {remove.error !== null && <ErrorPanel compact {...describeError(remove.error)} />}
          <p>{fillCopy(copy.removeText, { title: doomed?.policyTitle ?? '' })}</p>
        </Stack>
      </ConfirmDialog>
    </>
  );
}

/** The rows without a deleted one that is still in the list until it is reloaded. */
function withoutRow(
  state: DataStateValue<ListPage<PolicyApplicationRow>>,
  id: string | undefined,
): DataStateValue<ListPage<PolicyApplicationRow>> {
  if (id === undefined || state.status !== 'ready') return state;
  const rows = state.data.rows.filter((row) => row.id !== id);
  return { ...state, data: { ...state.data, rows } };
}
