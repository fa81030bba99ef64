import { readScannedQrCode } from '@huiqi/sdk';
import { screenLink, type ScreenProps } from '../../provider/screen.js';
import { toDataState } from '../../provider/toDataState.js';
import { useOperation } from '../../provider/useOperation.js';
import { PageState } from '../../patterns/DataState/PageState.js';
import { Skeleton } from '../../ui/Skeleton/Skeleton.js';
import type { ProductPaths } from './paths.js';
import { useQrCopy } from './qrCodes/copy.js';
import { expiredCode, ScanApplyView } from './qrCodes/ScanApplyView.js';

export type ScanApplyScreenProps = ScreenProps<Pick<ProductPaths, 'products' | 'apply'>>;

/** Format of a ticket issued by the server; anything else is invalid. */
const ticketShape = /^[A-Za-z0-9_-]{22,86}$/;

/** The target of a scanned QR code (inferred): `ticket` is in the query, and everything shown is loaded by it. */
export function ScanApplyScreen(props: ScanApplyScreenProps) {
  const { query, paths, navigate, onLogin } = props;
  const copy = useQrCopy();
  const ticket = query.get('ticket') ?? '';
  const isTicket = ticketShape.test(ticket);
  const scanned = useOperation(
    readScannedQrCode,
    { body: { ticket } },
    { enabled: isTicket, staleTime: 0 },
  );
  const products = { label: copy.products, ...screenLink(props, paths.products()) };
  const actions = {
    products,
    onLogin,
    onApply: (entry: { readonly productId: string; readonly companyId: string }) =>
      navigate(paths.apply(entry)),
  };
  if (!isTicket) return <ScanApplyView code={expiredCode} {...actions} />;
  return (
    <PageState state={toDataState(scanned)} loading={<Skeleton preset="card" />} exit={products}>
      {(code) => <ScanApplyView code={code} {...actions} />}
    </PageState>
  );
}
