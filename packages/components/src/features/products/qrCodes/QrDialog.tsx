import { createProductQrCode, saveFile, type ProductDetail, type RelatedCompany } from '@huiqi/sdk';
import { useEffect, useRef, useState, type RefObject } from 'react';
import { fillCopy, localized } from '../../../provider/copy.js';
import { describeError } from '../../../provider/describeError.js';
import { useAction } from '../../../provider/useAction.js';
import { useMutationOf } from '../../../provider/useMutationOf.js';
import { toQrPicture } from '../../../ui/QrCode/toQrPicture.js';
import type { IssuedCode } from './IssuedCode.js';
import { QrDialogView } from './QrDialogView.js';
import { useQrCopy } from './copy.js';
import { withDetail } from '../../../copy/punctuation.js';

export interface QrDialogProps {
  readonly product: Pick<ProductDetail, 'id' | 'name' | 'bankName'>;
  readonly company: Pick<RelatedCompany, 'nsrsbh' | 'qymc'>;
  /** Where the application continues: on any phone, or in WeChat. */
  readonly channel: 'phone' | 'wechat';
  readonly onClose: () => void;
  readonly fallbackFocus?: RefObject<HTMLElement | null> | undefined;
}

/** The QR code of an application (spec 1 §4 QR code): issued when the dialog opens, and again on 刷新. */
export function QrDialog(props: QrDialogProps) {
  const { product, company, channel, onClose, fallbackFocus } = props;
  const copy = useQrCopy();
  const [code, setCode] = useState<IssuedCode | null>(null);
  const issue = useMutationOf(createProductQrCode, {
    successMessage: false,
    onSuccess: (data) =>
      setCode((before) => ({ ...data, receivedAt: Date.now(), turn: (before?.turn ?? 0) + 1 })),
  });
  const { run } = issue;
  const request = () => void run({ productId: product.id, body: { nsrsbh: company.nsrsbh } });
  const isAsked = useRef(false);
  useEffect(() => {
    if (isAsked.current) return;
    isAsked.current = true;
    request();
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once when it opens
  }, []);
  const save = useAction(async (value: string) => {
    const fileName = `${fillCopy(copy.fileName, { product: product.name })}.png`;
    saveFile({ blob: await toQrPicture(value), fileName });
  });
  const error = issue.error ?? save.error;
  return (
    <QrDialogView
      channel={channel}
      productName={localized(copy, withDetail)(product.name, product.bankName)}
      companyName={company.qymc}
      code={code}
      busy={issue.busy || (code === null && issue.error === null)}
      error={error === null ? null : describeError(error)}
      onRefresh={request}
      onSave={(value) => void save.run(value)}
      onClose={onClose}
      fallbackFocus={fallbackFocus}
    />
  );
}
