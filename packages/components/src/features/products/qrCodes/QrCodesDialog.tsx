import { listQrCodes } from '@huiqi/sdk';
import { messages } from '@huiqi/sdk/domain';
import type { RefObject } from 'react';
import { fillCopy } from '../../../provider/copy.js';
import { toDataState } from '../../../provider/toDataState.js';
import { useOperation } from '../../../provider/useOperation.js';
import { usePictureUrl } from '../../../provider/usePictureUrl.js';
import { DataState } from '../../../patterns/DataState/DataState.js';
import { Banner } from '../../../ui/Banner/Banner.js';
import { Button } from '../../../ui/Button/Button.js';
import { Dialog } from '../../../ui/Dialog/Dialog.js';
import { Skeleton } from '../../../ui/Skeleton/Skeleton.js';
import * as css from './QrCodesDialog.css.js';
import { useQrCopy } from './copy.js';

export interface QrCodesDialogProps {
  readonly onClose: () => void;
  readonly fallbackFocus?: RefObject<HTMLElement | null> | undefined;
}

/** The platform's published QR codes (spec 1 §3 QR code), with a warning if there are none (spec 1 §5). */
export function QrCodesDialog({ onClose, fallbackFocus }: QrCodesDialogProps) {
  const copy = useQrCopy();
  const pictureUrl = usePictureUrl();
  const codes = useOperation(listQrCodes, {});
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title={copy.codes}
      description={copy.codesHint}
      fallbackFocus={fallbackFocus}
      footer={<Button onClick={onClose}>{copy.close}</Button>}
    >
      <DataState state={toDataState(codes)} loading={<Skeleton shape="block" height={200} />}>
        {({ content }) =>
          content.length === 0 ? (
            <div role="alert">
              <Banner tone="warning">{messages.qrCodesMissing}</Banner>
            </div>
          ) : (
            <ul className={css.codes}>
              {content.map(({ name, url }) => (
                <li key={name} className={css.code}>
                  <img
                    src={pictureUrl(url)}
                    width={css.edge}
                    height={css.edge}
                    alt={fillCopy(copy.codeOf, { name })}
                    className={css.picture}
                  />
                  <span>{name}</span>
                </li>
              ))}
            </ul>
          )
        }
      </DataState>
    </Dialog>
  );
}
