import { Banner } from '../../ui/Banner/Banner.js';
import { Button } from '../../ui/Button/Button.js';
import { DescriptionList } from '../../ui/DescriptionList/DescriptionList.js';
import { Dialog } from '../../ui/Dialog/Dialog.js';
import { useCompaniesCopy } from './copy.js';

export interface ReportOutcome {
  readonly isSuccess: boolean;
  readonly message: string;
  /** Address of the report. */
  readonly ewmUrl: string | null;
}

export interface ReportDialogProps {
  readonly outcome: ReportOutcome;
  readonly onClose: () => void;
}

/** How the authorisation of a report ended. */
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
        <DescriptionList columns={1} items={[{ term: copy.reportLink, value: ewmUrl }]} />
      )}
    </Dialog>
  );
}
