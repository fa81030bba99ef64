import { Suspense } from 'react';
import { fillCopy } from '../../../provider/copy.js';
import { Skeleton } from '../../../ui/Skeleton/Skeleton.js';
import { useProductDetailCopy } from './copy.js';
import * as css from './ProductDetailView.css.js';
import { lazyPart } from '../../../ui/LazyPart/lazyPart.js';

// Few products need it, and its encoder is as large as the page.
const QrCode = lazyPart(async () => ({
  default: (await import('../../../ui/QrCode/QrCode.js')).QrCode,
}));

const edge = 160;

/** The code that opens a product in WeChat. */
export function WechatCode({ url, name }: { readonly url: string; readonly name: string }) {
  const copy = useProductDetailCopy();
  return (
    <div className={css.wechat}>
      <Suspense fallback={<Skeleton shape="block" width={edge} height={edge} />}>
        <QrCode value={url} label={fillCopy(copy.wechatLabel, { name })} size={edge} />
      </Suspense>
      <p>{copy.wechatHint}</p>
    </div>
  );
}
