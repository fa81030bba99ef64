import type { ProductDetail } from '@huiqi/sdk';
import type { RefObject } from 'react';
import { fillCopy } from '../../../provider/copy.js';
import { Button } from '../../../ui/Button/Button.js';
import { DescriptionList } from '../../../ui/DescriptionList/DescriptionList.js';
import { Dialog } from '../../../ui/Dialog/Dialog.js';
import { LinkButton } from '../../../ui/LinkButton/LinkButton.js';
import { useEntryCopy } from './copy.js';

export interface ExternalDialogProps {
  readonly url: string;
  readonly product: Pick<ProductDetail, 'name' | 'bankName'>;
  readonly onClose: () => void;
  readonly fallbackFocus?: RefObject<HTMLElement | null> | undefined;
}

/** Says where a link leads before the user leaves the site; no window opens unasked. */
export function ExternalDialog({ url, product, onClose, fallbackFocus }: ExternalDialogProps) {
  const copy = useEntryCopy();
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title={copy.externalTitle}
      description={fillCopy(copy.externalHint, { product: product.name, bank: product.bankName })}
      fallbackFocus={fallbackFocus}
      footer={
        <>
          <Button onClick={onClose}>{copy.cancel}</Button>
          <LinkButton variant="primary" href={url} target="_blank" onClick={onClose}>
            {copy.externalGo}
          </LinkButton>
        </>
      }
    >
      <DescriptionList
        columns={1}
        items={[{ term: copy.externalHost, value: new URL(url).host, kind: 'code' }]}
      />
    </Dialog>
  );
}
