import { isHuiqiError } from '@huiqi/sdk';
import { Button, ErrorPanel } from '@huiqi/components/ui';
import { themeRoot } from '@huiqi/components/theme';

/** Startup failed: what happened, the request number, and what to do. */
export function BootError({ error }: { readonly error: unknown }) {
  const known = isHuiqiError(error) ? error : undefined;
  return (
    <main className={themeRoot}>
      <ErrorPanel
        title="平台暂时无法打开"
        description={known?.userMessage ?? '请检查网络后刷新页面重试。'}
        requestId={known?.requestId}
        action={<Button onClick={() => location.reload()}>重新加载</Button>}
      />
    </main>
  );
}
