import { Dialog } from '../../../ui/Dialog/Dialog.js';
import {
  CertificateForm,
  type CertificateFormProps,
} from '../../companies/authorisation/CertificateForm.js';
import { useApplicationsCopy } from '../copy.js';

export interface CertificateDialogProps {
  readonly order: CertificateFormProps['order'];
  /** Called when the certificate was saved or the dialog dismissed. */
  readonly onClose: () => void;
}

/** The certificate that permits reading tax data for an application (spec 1 §3 Certificate save payload). */
export function CertificateDialog({ order, onClose }: CertificateDialogProps) {
  const copy = useApplicationsCopy();
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      // A single checkbox: nothing to lose.
      isDirty={false}
      title={copy.taxCertify}
    >
      <CertificateForm order={order} onSaved={onClose} />
    </Dialog>
  );
}
