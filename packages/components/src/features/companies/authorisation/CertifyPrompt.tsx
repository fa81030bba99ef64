import { ConfirmDialog } from '../../../ui/ConfirmDialog/ConfirmDialog.js';
import { useCompaniesCopy } from '../copy.js';

export interface CertifyPromptProps {
  /** The server's reason for the failed check. */
  readonly message: string;
  readonly onCertify: () => void;
  readonly onClose: () => void;
}

/** A new record did not pass the check of person or company: its verification can be corrected (spec 1 §4). */
export function CertifyPrompt({ message, onCertify, onClose }: CertifyPromptProps) {
  const copy = useCompaniesCopy();
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title={copy.authFailed}
      okText={copy.toCertify}
      cancelText={copy.back}
      onOk={onCertify}
    >
      <p role="alert">{message}</p>
    </ConfirmDialog>
  );
}
