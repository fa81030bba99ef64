import { ConfirmDialog } from '../../../ui/ConfirmDialog/ConfirmDialog.js';
import { usePolicyApplicationsCopy } from '../copy.js';

export interface ForceSaveDialogProps {
  /** What is missing; null while closed. */
  readonly problem: string | null;
  readonly onCancel: () => void;
  readonly onSave: () => void;
}

/** Lists what a draft lacks, and offers to save it anyway (spec 2 §5). */
export function ForceSaveDialog({ problem, onCancel, onSave }: ForceSaveDialogProps) {
  const copy = usePolicyApplicationsCopy();
  return (
    <ConfirmDialog
      open={problem !== null}
      onOpenChange={onCancel}
      title={problem ?? ''}
      okText={copy.forceSave}
      cancelText={copy.continueFilling}
      onOk={onSave}
    >
      {copy.forceHint}
    </ConfirmDialog>
  );
}
