import { CopyableCode } from '../../patterns/page/CopyableCode.js';
import { Banner } from '../../ui/Banner/Banner.js';
import { Button } from '../../ui/Button/Button.js';
import { Dialog } from '../../ui/Dialog/Dialog.js';
import { Stack } from '../../ui/Stack/Stack.js';
import { usePartnersCopy } from './copy.js';

export interface SecretDialogProps {
  readonly title: string;
  readonly secret: string;
  readonly onClose: () => void;
}

/** Shows a secret the only time it is known; closing asks first. */
export function SecretDialog({ title, secret, onClose }: SecretDialogProps) {
  const copy = usePartnersCopy();
  return (
    <Dialog
      open
      isDirty
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title={title}
      footer={
        <Button variant="primary" onClick={onClose}>
          {copy.close}
        </Button>
      }
    >
      <Stack>
        <Banner tone="warning">{copy.secretOnce}</Banner>
        <CopyableCode label={copy.secretValue} value={secret} />
      </Stack>
    </Dialog>
  );
}
