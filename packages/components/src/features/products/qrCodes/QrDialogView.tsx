import type { RefObject } from 'react';
import { fillCopy, localized } from '../../../provider/copy.js';
import type { ErrorDescription } from '../../../patterns/DataState/types.js';
import { Button } from '../../../ui/Button/Button.js';
import { DescriptionList } from '../../../ui/DescriptionList/DescriptionList.js';
import { Dialog } from '../../../ui/Dialog/Dialog.js';
import { ErrorPanel } from '../../../ui/ErrorPanel/ErrorPanel.js';
import { Skeleton } from '../../../ui/Skeleton/Skeleton.js';
import { ApplyQrCode } from './ApplyQrCode.js';
import * as css from './QrDialog.css.js';
import { useQrCopy } from './copy.js';
import { labelled } from '../../../copy/punctuation.js';
import type { IssuedCode } from './IssuedCode.js';

export interface QrDialogViewProps {
  readonly channel: 'phone' | 'wechat';
  readonly productName: string;
  readonly companyName: string;
  /** Null until the first one is issued. */
  readonly code: IssuedCode | null;
  readonly busy: boolean;
  readonly error: ErrorDescription | null;
  readonly onRefresh: () => void;
  readonly onSave: (value: string) => void;
  readonly onClose: () => void;
  readonly fallbackFocus?: RefObject<HTMLElement | null> | undefined;
}

/** A QR code with its remaining validity; an expired one is covered. */
export function QrDialogView(props: QrDialogViewProps) {
  const { channel, productName, companyName, code, busy, error } = props;
  const { onRefresh, onSave, onClose, fallbackFocus } = props;
  const copy = useQrCopy();
  return (
    <Dialog
      open
      isDirty={false}
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title={channel === 'wechat' ? copy.wechatTitle : copy.phoneTitle}
      description={channel === 'wechat' ? copy.wechatHint : copy.phoneHint}
      fallbackFocus={fallbackFocus}
      footer={<Button onClick={onClose}>{copy.close}</Button>}
    >
      <div className={css.content}>
        {code ? (
          <ApplyQrCode
            code={code}
            label={fillCopy(copy.label, { product: productName })}
            busy={busy}
            onRefresh={onRefresh}
            onSave={() => onSave(code.ewmUrl)}
          />
        ) : (
          busy && <Skeleton shape="block" width={css.edge} height={css.edge} />
        )}
        <div role="alert" className={css.alert}>
          {error && (
            <ErrorPanel
              compact
              {...error}
              title={localized(copy, labelled)(copy.failed, error.title)}
              onRetry={onRefresh}
              retrying={busy}
            />
          )}
        </div>
        <DescriptionList
          columns={1}
          size="small"
          items={[
            { term: copy.product, value: productName, kind: 'name' },
            { term: copy.company, value: companyName, kind: 'name' },
          ]}
        />
      </div>
    </Dialog>
  );
}
