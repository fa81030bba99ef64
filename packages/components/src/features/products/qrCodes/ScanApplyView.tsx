import type { ScannedQrCode } from '@huiqi/sdk';
import { fillCopy } from '../../../provider/copy.js';
import { EmptyState } from '../../../patterns/EmptyState/EmptyState.js';
import type { PageLink } from '../../../patterns/page/types.js';
import { useQrCopy } from './copy.js';

export interface ScanApplyViewProps {
  readonly code: ScannedQrCode;
  readonly products: PageLink;
  readonly onLogin: () => void;
  readonly onApply: (entry: { readonly productId: string; readonly companyId: string }) => void;
}

/** Code for a ticket that expired, was replaced or never existed. */
export const expiredCode: ScannedQrCode = {
  state: 'EXPIRED',
  productId: null,
  productName: null,
  bankName: null,
  isOwn: null,
  companyId: null,
  companyName: null,
};

/** Continues an application on the phone, for the user the code was issued to. */
export function ScanApplyView({ code, products, onLogin, onApply }: ScanApplyViewProps) {
  const copy = useQrCopy();
  const { state, productId, companyId, isOwn } = code;
  if (state === 'EXPIRED' || productId === null)
    return (
      <EmptyState
        kind="filtered"
        heading="h1"
        title={copy.scanExpired}
        line={copy.scanExpiredHint}
        action={{ label: products.label, href: products.href, onSelect: products.onOpen }}
      />
    );
  const product = code.productName ?? '';
  const lines = [
    fillCopy(copy.scanLine, { product, bank: code.bankName ?? '' }),
    ...(isOwn === null ? [copy.scanLogin] : []),
    ...(isOwn === false ? [copy.scanOther] : []),
    ...(code.companyName === null
      ? []
      : [fillCopy(copy.scanCompany, { company: code.companyName })]),
  ];
  function action() {
    if (productId !== null && companyId !== null)
      return { label: copy.continue, onSelect: () => onApply({ productId, companyId }) };
    if (isOwn === null) return { label: copy.login, onSelect: onLogin };
    return { label: products.label, href: products.href, onSelect: products.onOpen };
  }
  return (
    <EmptyState
      kind="never"
      heading="h1"
      title={copy.scanTitle}
      line={lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
      action={action()}
    />
  );
}
