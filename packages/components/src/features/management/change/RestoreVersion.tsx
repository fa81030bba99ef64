import { getManagedItem, openChange, type Change } from '@huiqi/sdk';
import { fillCopy } from '../../../provider/copy.js';
import { describeError } from '../../../provider/describeError.js';
import { useMutationOf } from '../../../provider/useMutationOf.js';
import { useOperation } from '../../../provider/useOperation.js';
import { Button } from '../../../ui/Button/Button.js';
import { ErrorPanel } from '../../../ui/ErrorPanel/ErrorPanel.js';
import { useManagementCopy } from '../copy.js';
import * as css from '../management.css.js';

export interface RestoreVersionProps {
  /** A published change. */
  readonly change: Change;
  readonly onRestore: (changeId: string) => void;
}

/** Begins a change with the content of an earlier version. */
export function RestoreVersion({ change, onRestore }: RestoreVersionProps) {
  const { kind, itemId } = change;
  const copy = useManagementCopy();
  const { data } = useOperation(getManagedItem, { kind, id: itemId });
  const open = useMutationOf(openChange, {
    successMessage: false,
    onSuccess: ({ id }) => onRestore(id),
  });
  const version = data?.versions.find(({ changeId }) => changeId === change.id)?.number;
  const isCurrent = version === data?.item.version && data?.item.state === 'PUBLISHED';
  if (!data || version === undefined || isCurrent) return null;
  // A thing has one change at a time.
  const underWay = data.item.change;
  if (underWay)
    return <Button onClick={() => onRestore(underWay.id)}>{copy.continueChange}</Button>;
  return (
    <>
      {open.error !== null && <ErrorPanel compact {...describeError(open.error)} />}
      <Button
        loading={open.busy}
        onClick={() => void open.run({ body: { kind, itemId, version, copy: false } })}
      >
        {fillCopy(copy.restoreVersion, { n: version })}
      </Button>
      <span className={css.muted}>{copy.restoreHint}</span>
    </>
  );
}
