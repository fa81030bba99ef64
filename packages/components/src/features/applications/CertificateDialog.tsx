import { Dialog } from '../../ui/Dialog/Dialog.js';
import { CertificateForm, type CertificateFormProps } from '../companies/CertificateForm.js';
import { useApplicationsCopy } from './copy.js';

export interface CertificateDialogProps {
  readonly order: CertificateFormProps['order'];
  /** The certificate is saved, or shall not be. */
  readonly onClose: () => void;
}

/** The certificate that lets tax data be read for an application (spec 1 §3 Certificate save payload). */
export function CertificateDialog({ order, onClose }: CertificateDialogProps) {
  const copy = useApplicationsCopy();
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      // One box to tick: nothing is lost.
      isDirty={false}
      title={copy.taxCertify}
    >
      <CertificateForm order={order} onSaved={onClose} />
    </Dialog>
  );
}
