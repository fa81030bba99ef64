import { Banner } from '../../../ui/Banner/Banner.js';
import { Button } from '../../../ui/Button/Button.js';
import { Dialog } from '../../../ui/Dialog/Dialog.js';
import { QrCode } from '../../../ui/QrCode/QrCode.js';
import { scan } from '../companies.css.js';
import { useCompaniesCopy } from '../copy.js';

export interface ReportOutcome {
  readonly isSuccess: boolean;
  readonly message: string;
  /** Content of the QR code to the report. */
  readonly ewmUrl: string | null;
}

export interface ReportDialogProps {
  readonly outcome: ReportOutcome;
  readonly onClose: () => void;
}

/** The result of a report's authorisation. */
export function ReportDialog({ outcome, onClose }: ReportDialogProps) {
  const copy = useCompaniesCopy();
  const { isSuccess, message, ewmUrl } = outcome;
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title={isSuccess ? copy.reportSuccess : copy.reportFailure}
      footer={
        <Button variant="primary" onClick={onClose}>
          {copy.close}
        </Button>
      }
    >
      <Banner tone={isSuccess ? 'success' : 'danger'}>{message}</Banner>
      {isSuccess && ewmUrl && (
        <div className={scan}>
          <QrCode value={ewmUrl} label={copy.reportScan} />
          <p>{copy.reportScan}</p>
        </div>
      )}
    </Dialog>
  );
}
