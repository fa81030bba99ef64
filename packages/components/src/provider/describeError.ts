import { isHuiqiError, type HuiqiError } from '@huiqi/sdk';
import type { ErrorDescription } from '../patterns/DataState/types.js';

// The button offers the retry, so texts need not.
const callSupport = '若多次出现，请联系客服。';
const quoteNumber = '若多次出现，请将请求编号告知客服。';

/** What happened, what to do, and the request id of a fault. */
export function describeError(error: unknown): ErrorDescription {
  if (!isHuiqiError(error))
    return { kind: 'fault', title: '页面出现异常', description: callSupport };
  const { userMessage: title, httpStatus, kind, requestId } = error;
  if (httpStatus === 403)
    return {
      kind: 'forbidden',
      title,
      description: '请联系本单位的平台管理员开通权限，或联系客服。',
    };
  if (isFault(error)) return { kind: 'fault', title, description: faultAdvice(error), requestId };
  if (kind === 'auth') return { kind: 'mistake', title, description: '请登录后继续操作。' };
  if (kind === 'validation')
    return { kind: 'mistake', title, description: '请按提示修改后再提交。' };
  return { kind: 'mistake', title };
}

/** Business and validation errors are decisions of a working server, unless it says otherwise. */
function isFault({ kind, httpStatus = 0 }: HuiqiError): boolean {
  const isDecision = kind === 'business' || kind === 'validation' || kind === 'auth';
  return !isDecision || httpStatus >= 500;
}

function faultAdvice({ kind, requestId }: HuiqiError): string {
  if (kind === 'network') return '请检查网络连接。';
  if (kind === 'origin') return '请联系本网站的管理员。';
  if (kind === 'timeout') return '网络或服务响应较慢。';
  return requestId ? quoteNumber : callSupport;
}
