import type { HuiqiClient } from '../client/HuiqiClient.js';
import { createIdempotencyKey } from '../client/requestId.js';
import type { OperationData } from '../client/types.js';
import { HuiqiError } from '../errors/HuiqiError.js';
import { transportError } from '../errors/make.js';
import { getUploadToken } from '../generated/operations/uploads.js';
import { sendForm, type FormAnswer } from './sendForm.js';

type UploadToken = OperationData<'getUploadToken'>;

export interface UploadOptions {
  /** Hears bytes sent and all bytes. Where there is no XMLHttpRequest: once, at the end. */
  readonly onProgress?: (sent: number, total: number) => void;
  readonly signal?: AbortSignal;
  /** Further attempts after a broken line; 1 unless told. The key stays, so nothing is stored twice. */
  readonly retries?: number;
  /** Largest file in bytes; 10 MB unless told. */
  readonly maxBytes?: number;
  /** Extensions taken, without the dot. */
  readonly accept?: readonly string[];
}

export interface UploadedObject {
  /** Key in the storage; starts with `finance/`. */
  readonly key: string;
  readonly url: string;
}

const usual = ['png', 'jpg', 'jpeg', 'pdf', 'doc', 'docx', 'xls', 'xlsx', 'rar'];
const operationId = 'uploadFile';

/**
 * Puts a file into the platform's storage: asks for a token, then sends the file straight to where the
 * token says (spec 1 §7). Throws a HuiqiError: `validation` for a file that is not taken, `aborted`,
 * `network`, or what the storage answered.
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
      // Last: storages stop reading fields where the file begins.
      form.append('file', file, `file.${extension}`);
      const answer = await sendForm(addressOf(client, token), form, { signal, onProgress });
      return stored(answer, key, token);
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
  const { maxBytes = 10 * 1024 * 1024, accept = usual } = options;
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

/** A path belongs to the API's own origin; anything else must be https. */
function addressOf(client: HuiqiClient, { uploadUrl }: UploadToken): string {
  const base = client.baseUrl === '' ? pageOrigin() : client.baseUrl;
  try {
    const address = new URL(uploadUrl, base);
    if (address.origin === new URL(base).origin || address.protocol === 'https:')
      return address.href;
  } catch {
    // Falls through: an address that is none.
  }
  throw transportError(
    'protocol',
    { operationId, requestId: '' },
    'the upload address is not safe',
  );
}

const pageOrigin = () => (typeof location === 'undefined' ? 'http://localhost' : location.origin);

/** The platform's own storage answers with an envelope, object storages with the key alone. */
function stored(
  { status, body }: FormAnswer,
  key: string,
  { domain }: UploadToken,
): UploadedObject {
  const answer = (typeof body === 'object' && body !== null ? body : {}) as {
    code?: unknown;
    message?: unknown;
    data?: { key?: unknown };
    key?: unknown;
  };
  const said = answer.data?.key ?? answer.key;
  if (status >= 200 && status < 300 && said === key) return { key, url: `${domain}${key}` };
  throw new HuiqiError({
    kind: status >= 500 ? 'network' : 'business',
    message: `${operationId}: the storage answered HTTP ${status}`,
    userMessage: '上传失败',
    httpStatus: status,
    operationId,
  });
}
