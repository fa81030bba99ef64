import type { ProductDetail } from '@huiqi/sdk';
import { fillCopy, localized } from '../../../provider/copy.js';
import type { LinkTarget } from '../../../provider/screen.js';
import { ResultPage } from '../../../patterns/ResultPage/ResultPage.js';
import { useApplicationsCopy } from '../copy.js';
import { withDetail } from '../../../copy/punctuation.js';

export interface PlatformNoticeProps {
  readonly url: URL;
  readonly product: Pick<ProductDetail, 'name' | 'bankName'>;
  readonly exit: LinkTarget;
}

/** Says where an application continues before the user leaves (spec 1 §4 Apply flow). */
export function PlatformNotice({ url, product, exit }: PlatformNoticeProps) {
  const copy = useApplicationsCopy();
  const names = { bank: product.bankName, host: url.host };
  return (
    <ResultPage
      outcome="pending"
      title={copy.platformTitle}
      line={fillCopy(copy.platformHint, names)}
      facts={[
        {
          term: copy.product,
          value: localized(copy, withDetail)(product.name, product.bankName),
          kind: 'name',
        },
      ]}
      next={[]}
      primary={{ label: fillCopy(copy.toPlatform, names), href: url.href }}
      secondary={{ label: copy.exit, href: exit.href, onSelect: exit.onOpen }}
    />
  );
}
