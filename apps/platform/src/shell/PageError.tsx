import { CodeError } from '@huiqi/components/ui';
import { useSite } from '../boot/SiteContext.js';
import { FailurePanel } from './FailurePanel.js';

interface PageErrorProps {
  readonly error: unknown;
  readonly onRetry: () => void;
}

/** Shown when a page fails or its files cannot be loaded. */
export function PageError({ error, onRetry }: PageErrorProps) {
  const { config } = useSite();
  const isMissing = error instanceof CodeError;
  return (
    <FailurePanel
      error={error}
      title={isMissing ? '页面没有加载成功' : '页面出错了'}
      description={isMissing ? '请检查网络后重试。' : '请重试；也可以返回首页，办理其他业务。'}
      contact={config}
      onRetry={onRetry}
    />
  );
}
