import { isHuiqiError } from '@huiqi/sdk';
import { Button, ErrorPanel } from '@huiqi/components/ui';

/** Shown when a page fails or its files cannot be loaded. */
export function PageError({ error }: { readonly error: unknown }) {
  return (
    <ErrorPanel
      title="页面出错了"
      description="请刷新页面重试；仍有问题时，请把下面的编号告诉客服。"
      requestId={isHuiqiError(error) ? error.requestId : undefined}
      action={<Button onClick={() => location.reload()}>刷新页面</Button>}
    />
  );
}
