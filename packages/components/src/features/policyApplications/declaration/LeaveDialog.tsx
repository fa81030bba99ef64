import { Button } from '../../../ui/Button/Button.js';
import { Dialog } from '../../../ui/Dialog/Dialog.js';
import { usePolicyApplicationsCopy } from '../copy.js';

export interface LeaveDialogProps {
  readonly open: boolean;
  readonly saving: boolean;
  readonly onStay: () => void;
  readonly onSave: () => void;
  readonly onDrop: () => void;
}

/** Asks whether to save before leaving the form (spec 2 §4). */
export function LeaveDialog({ open, saving, onStay, onSave, onDrop }: LeaveDialogProps) {
  const copy = usePolicyApplicationsCopy();
  return (
    <Dialog
      open={open}
      onOpenChange={onStay}
      isDirty={false}
      title={copy.leaveTitle}
      footer={
        <>
          <Button onClick={onStay}>{copy.stay}</Button>
          <Button disabled={saving} onClick={onDrop}>
            {copy.leaveDrop}
          </Button>
          <Button variant="primary" loading={saving} onClick={onSave}>
            {copy.leaveSave}
          </Button>
        </>
      }
    >
      <p>{copy.leaveHint}</p>
    </Dialog>
  );
}
