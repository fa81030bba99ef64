import type { HuiqiClient } from '../client/HuiqiClient.js';
import { createIdempotencyKey } from '../client/requestId.js';
import type { OperationData } from '../client/types.js';
import { HuiqiError } from '../errors/HuiqiError.js';
import { transportError } from '../errors/make.js';
import { getUploadToken } from '../generated/operations/uploads.js';
import { sendForm, type FormResponse } from './sendForm.js';

type UploadToken = OperationData<'getUploadToken'>;

export interface UploadOptions {
  /** Is called with bytes sent and total bytes; without XMLHttpRequest once, at the end. */
  readonly onProgress?: (sent: number, total: number) => void;
  readonly signal?: AbortSignal;
  /** Attempts after a network failure. Defaults to 1. The key stays the same, so nothing is stored twice. */
  readonly retries?: number;
  /** Largest file in bytes. Defaults to 10 MB. */
  readonly maxBytes?: number;
  /** Accepted extensions without the dot. Defaults to images, PDF, Word, Excel and RAR. */
  readonly accept?: readonly string[];
}

export interface UploadedObject {
  /** Key in the storage; starts with `finance/`. */
  readonly key: string;
  readonly url: string;
}

const defaultExtensions = ['png', 'jpg', 'jpeg', 'pdf', 'doc', 'docx', 'xls', 'xlsx', 'rar'];
const operationId = 'uploadFile';

/**
 * Uploads a file to the platform's storage: requests a token, then sends the file to the address of the token (spec 1 §7).
 * Throws a HuiqiError: `validation` for a file that is not accepted, `aborted`, `network`, `business` for a refusal of the
 * storage, or `protocol` for an unsafe address.
 */
export async function uploadToStorage(
  client: HuiqiClient,
  file: Blob & { readonly name?: string },
  options: UploadOptions = {},
): Promise<UploadedObject> {
  const { signal, retries = 1, onProgress } = options;
  const extension = check(file, options);
  const token = await getUploadToken(client, {}, { signal });
  const key = `${token.keyPrefix}${monthPath()}${createIdempotencyKey()}.${extension}`;
  for (let attempt = 0; ; attempt += 1) {
    try {
      const form = new FormData();
      form.append('key', key);
      form.append('token', token.token);
      // Last, as storages stop reading fields at the file.
      form.append('file', file, `file.${extension}`);
      const response = await sendForm(addressOf(client, token), form, { signal, onProgress });
      return storedObject(response, key, token);
    } catch (error) {
      const broken = error instanceof HuiqiError && error.kind === 'network';
      if (!broken || attempt >= retries) throw error;
    }
  }
}

function check(
  { name = '', size }: Blob & { readonly name?: string },
  options: UploadOptions,
): string {
  const { maxBytes = 10 * 1024 * 1024, accept = defaultExtensions } = options;
  const extension = /\.([A-Za-z0-9]{1,8})$/.exec(name)?.[1]?.toLowerCase() ?? '';
  const refuse = (userMessage: string) =>
    new HuiqiError({
      kind: 'validation',
      message: `${operationId}: not taken`,
      userMessage,
      operationId,
    });
  if (!accept.includes(extension)) throw refuse(`仅支持上传${accept.join('、')}格式的文件`);
  if (size === 0) throw refuse('文件内容为空，请重新选择');
  if (size > maxBytes) throw refuse(`文件大小不能超过${Math.floor(maxBytes / 1024 / 1024)}MB`);
  return extension;
}

const monthPath = () => `${new Date().toISOString().slice(0, 7).replace('-', '')}/`;

/** The upload address: on the API's own origin, or https. */
function addressOf(client: HuiqiClient, { uploadUrl }: UploadToken): string {
  const base = client.baseUrl === '' ? pageOrigin() : client.baseUrl;
  try {
    const address = new URL(uploadUrl, base);
    if (address.origin === new URL(base).origin || address.protocol === 'https:')
      return address.href;
  } catch {
    // Not a URL: falls through.
  }
  throw transportError(
    'protocol',
    { operationId, requestId: '' },
    'the upload address is not safe',
  );
}

const pageOrigin = () => (typeof location === 'undefined' ? 'http://localhost' : location.origin);

/** The platform's own storage responds with an envelope, object storages with the key alone. */
function storedObject(
  { status, body }: FormResponse,
  key: string,
  { domain }: UploadToken,
): UploadedObject {
  const parsed = (typeof body === 'object' && body !== null ? body : {}) as {
    code?: unknown;
    message?: unknown;
    data?: { key?: unknown };
    key?: unknown;
  };
  const storedKey = parsed.data?.key ?? parsed.key;
  if (status >= 200 && status < 300 && storedKey === key) return { key, url: `${domain}${key}` };
  throw new HuiqiError({
    kind: status >= 500 ? 'network' : 'business',
    message: `${operationId}: the storage responded with HTTP ${status}`,
    userMessage: '上传失败',
    httpStatus: status,
    operationId,
  });
}
