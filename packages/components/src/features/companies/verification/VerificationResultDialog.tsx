import type { VerificationResult } from '@huiqi/sdk';
import { Banner } from '../../../ui/Banner/Banner.js';
import { Button } from '../../../ui/Button/Button.js';
import { Dialog } from '../../../ui/Dialog/Dialog.js';
import { useCompaniesCopy } from '../copy.js';

export interface VerificationResultDialogProps {
  readonly result: VerificationResult;
  /** Label of the next step after a success. */
  readonly nextLabel: string;
  readonly onNext: () => void;
  /** Back to the form, after a failure. */
  readonly onClose: () => void;
}

/** The result of a verification (spec 1 §4 Verification result dialog). */
export function VerificationResultDialog(props: VerificationResultDialogProps) {
  const { result, nextLabel, onNext, onClose } = props;
  const copy = useCompaniesCopy();
  const isSuccess = result.result === 'SUCCESS';
  const leave = isSuccess ? onNext : onClose;
  return (
    <Dialog
      open
      isDirty={false}
      onOpenChange={(open) => {
        if (!open) leave();
      }}
      title={isSuccess ? copy.verifySuccess : copy.verifyFail}
      footer={
        <Button variant="primary" onClick={leave}>
          {isSuccess ? nextLabel : copy.back}
        </Button>
      }
    >
      <Banner tone={isSuccess ? 'success' : 'danger'}>{result.message}</Banner>
      {isSuccess && <p>{copy.verifySuccessHint}</p>}
    </Dialog>
  );
}
