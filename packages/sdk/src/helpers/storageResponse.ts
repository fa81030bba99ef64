import type { HuiqiClient } from '../client/HuiqiClient.js';
import { retryableStatuses } from '../client/retry.js';
import { HuiqiError } from '../errors/HuiqiError.js';
import { transportError } from '../errors/make.js';
import { presentable } from '../errors/presentable.js';
import { FileTypeValues, type FileType } from '../generated/enums.js';
import type { FormResponse } from './sendForm.js';

const operationId = 'uploadFile';
const failure = '上传失败';

interface UploadTarget {
  readonly address: string;
  /** The API's own origin, which gets the headers of other calls. */
  readonly isOwn: boolean;
}

const pageOrigin = () => (typeof location === 'undefined' ? 'http://localhost' : location.origin);

/** The target of a token: the API's own origin, or https. */
export function uploadTarget(
  client: Pick<HuiqiClient, 'baseUrl'>,
  uploadUrl: string,
): UploadTarget {
  const base = client.baseUrl === '' ? pageOrigin() : client.baseUrl;
  try {
    const address = new URL(uploadUrl, base);
    const isOwn = address.origin === new URL(base).origin;
    if (isOwn || address.protocol === 'https:') return { address: address.href, isOwn };
  } catch {
    // Not a URL: falls through.
  }
  const context = { operationId, requestId: '' };
  throw transportError('protocol', context, 'the upload address is not safe');
}

interface StorageBody {
  readonly code?: unknown;
  readonly message?: unknown;
  readonly requestId?: unknown;
  readonly data?: { readonly [name: string]: unknown } | null;
  readonly key?: unknown;
}

export interface StoredDetails {
  readonly fileName: string | undefined;
  readonly type: FileType | undefined;
  readonly size: number | undefined;
}

/** A storage's response for a stored file: the platform's own returns an envelope, object storages just the key. */
export function storedObject({ status, body }: FormResponse, key: string): StoredDetails {
  const {
    code,
    message,
    requestId,
    data,
    key: bareKey,
  } = (typeof body === 'object' && body !== null ? body : {}) as StorageBody;
  const isStored = status >= 200 && status < 300 && (data?.['key'] ?? bareKey) === key;
  if (isStored) {
    const { fileName, type, size } = data ?? {};
    return {
      fileName: typeof fileName === 'string' ? fileName : undefined,
      type: FileTypeValues.find((value) => value === type),
      size: typeof size === 'number' ? size : undefined,
    };
  }
  const reason = presentable(message);
  const isBroken = status >= 500 || status === 0;
  throw new HuiqiError({
    kind: status === 401 ? 'auth' : isBroken ? 'network' : 'business',
    message: `${operationId}: the storage responded with HTTP ${status}`,
    userMessage: reason === undefined || isBroken ? failure : `${failure}：${reason}`,
    code: typeof code === 'string' && /^\w{1,16}$/.test(code) ? code : undefined,
    requestId: typeof requestId === 'string' ? requestId.slice(0, 128) : undefined,
    httpStatus: status,
    retryable: isBroken || retryableStatuses.has(status),
    operationId,
  });
}
