import { isHuiqiError, type AreaConfig } from '@huiqi/sdk';
import { BareFrame } from '../shell/BareFrame.js';
import { FailurePanel } from '../shell/FailurePanel.js';

interface BootErrorProps {
  readonly error: unknown;
  /** Of the region, where it came with the page or is kept from an earlier one. */
  readonly config: AreaConfig | undefined;
}

/** Startup failed: what happened, the request number, and what to do. */
export function BootError({ error, config }: BootErrorProps) {
  const known = isHuiqiError(error) ? error : undefined;
  return (
    <BareFrame logo={config?.logo}>
      <FailurePanel
        error={error}
        title="平台暂时无法打开"
        description={known?.userMessage ?? '请检查网络后重试。'}
        contact={config}
        onRetry={() => location.reload()}
      />
    </BareFrame>
  );
}
