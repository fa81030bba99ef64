import type { RelatedCompany } from '@huiqi/sdk';
import { fillCopy } from '../../../provider/copy.js';
import { describeError } from '../../../provider/describeError.js';
import { ConfirmDialog } from '../../../ui/ConfirmDialog/ConfirmDialog.js';
import { ErrorPanel } from '../../../ui/ErrorPanel/ErrorPanel.js';
import { useCompaniesCopy } from '../copy.js';

export interface UnbindDialogProps {
  readonly company: Pick<RelatedCompany, 'qymc'>;
  readonly busy: boolean;
  /** Why the company was not unbound, or null. */
  readonly error: unknown;
  readonly onUnbind: () => void;
  readonly onClose: () => void;
}

/** Confirms unbinding a company. */
export function UnbindDialog({ company, busy, error, onUnbind, onClose }: UnbindDialogProps) {
  const copy = useCompaniesCopy();
  return (
    <ConfirmDialog
      open
      danger
      loading={busy}
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title={copy.unbindTitle}
      okText={copy.unbind}
      onOk={onUnbind}
    >
      <p>{fillCopy(copy.unbindQuestion, { name: company.qymc })}</p>
      <div role="alert">{error !== null && <ErrorPanel compact {...describeError(error)} />}</div>
    </ConfirmDialog>
  );
}
