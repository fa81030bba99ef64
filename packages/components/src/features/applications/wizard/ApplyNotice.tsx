import { getApplyingState } from '@huiqi/sdk';
import type { LinkTarget } from '../../../provider/screen.js';
import { useOperation } from '../../../provider/useOperation.js';
import { onPlainClick } from '../../../patterns/link/onPlainClick.js';
import { Banner } from '../../../ui/Banner/Banner.js';
import { link } from '../applications.css.js';
import { useApplicationsCopy } from '../copy.js';

export interface ApplyNoticeProps {
  readonly isFirst: boolean;
  /** The notice that a saved application was loaded. */
  readonly restored: string | undefined;
  /** Whether the product has changed since the application was saved. */
  readonly productChanged: boolean;
  /** Whether numbers were left out on saving. */
  readonly asksAgain: boolean;
  readonly orderLink?: ((orderId: string) => LinkTarget) | undefined;
}

/** Notice on the first step: what was loaded, and whether another application is still under review. */
export function ApplyNotice(props: ApplyNoticeProps) {
  const { isFirst, restored, productChanged, asksAgain, orderLink } = props;
  const copy = useApplicationsCopy();
  const { data } = useOperation(getApplyingState, {}, { enabled: isFirst, staleTime: 60_000 });
  if (!isFirst) return null;
  if (restored !== undefined || productChanged)
    return (
      <>
        {restored !== undefined && (
          <Banner tone="info">{`${restored}${asksAgain ? copy.numbersAgain : ''}`}</Banner>
        )}
        {productChanged && <Banner tone="warning">{copy.productChanged}</Banner>}
      </>
    );
  if (!data?.isApplying || data.orderId === null || !orderLink) return null;
  const { href, onOpen } = orderLink(data.orderId);
  return (
    <Banner tone="info">
      {copy.otherDecided}
      <a className={link} href={href} onClick={onPlainClick(onOpen)}>
        {copy.toOrder}
      </a>
    </Banner>
  );
}
