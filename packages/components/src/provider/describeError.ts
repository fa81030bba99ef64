import { isHuiqiError, type HuiqiErrorKind } from '@huiqi/sdk';
import type { ErrorDescription } from '../patterns/DataState/types.js';

const advice: Partial<Record<HuiqiErrorKind, string>> = {
  network: '请检查网络连接后重试。',
  timeout: '服务响应较慢，请稍后重试。',
  protocol: '请稍后重试；若多次出现，请将请求编号告知客服。',
  auth: '请登录后继续操作。',
  validation: '请按提示修改后再提交。',
};
const fallbackAdvice = '请稍后重试；若多次出现，请将请求编号告知客服。';

/** What happened, what to do and the request id, of any error. */
export function describeError(error: unknown): ErrorDescription {
  if (!isHuiqiError(error)) return { title: '页面出现异常', description: fallbackAdvice };
  return {
    title: error.userMessage,
    description: advice[error.kind] ?? fallbackAdvice,
    requestId: error.requestId,
  };
}
