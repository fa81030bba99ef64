import { Interruption, withDeadline } from '../client/deadline.js';
import type { HuiqiClient } from '../client/HuiqiClient.js';
import { createIdempotencyKey } from '../client/requestId.js';
import { retryDelay } from '../client/retry.js';
import type { OperationData } from '../client/types.js';
import { toHuiqiError } from '../client/toHuiqiError.js';
import { wait } from '../client/wait.js';
import { HuiqiError } from '../errors/HuiqiError.js';
import { transportError } from '../errors/make.js';
import { constants } from '../generated/constantTable.js';
import type { FileType, UploadPurpose } from '../generated/enums.js';
import { getUploadToken } from '../generated/operations/uploads.js';
import { checkUpload, fileTypeOf, safeFileName, type UploadSource } from './checkUpload.js';
import { sendForm } from './sendForm.js';
import { storedObject, uploadTarget } from './storageResponse.js';

type UploadToken = OperationData<'getUploadToken'>;

export interface UploadOptions {
  /** Purpose of the file. Defaults to ATTACHMENT; a LOGO is a public picture. */
  readonly purpose?: UploadPurpose | undefined;
  /** Called with bytes sent and total bytes; without XMLHttpRequest once, at the end. */
  readonly onProgress?: ((sent: number, total: number) => void) | undefined;
  readonly signal?: AbortSignal | undefined;
  /** Attempts after a network failure. Defaults to 2. The key stays the same, so nothing is stored twice. */
  readonly retries?: number | undefined;
  /** Timeout of one attempt in milliseconds, 0 for none. Defaults to two minutes. */
  readonly timeoutMs?: number | undefined;
  /** Largest file in bytes. Defaults to 10 MB, for a LOGO to 2 MB. */
  readonly maxBytes?: number | undefined;
  /** Accepted extensions without the dot. Defaults to images, PDF, Word, Excel and RAR, for a LOGO to images. */
  readonly accept?: readonly string[] | undefined;
}

export interface UploadedObject {
  /** Key in the storage, as forms send it; starts with `finance/`. */
  readonly key: string;
  /** Address of the file. */
  readonly url: string;
  readonly fileName: string;
  readonly type: FileType;
  /** Bytes as stored. */
  readonly size: number;
}

const operationId = 'uploadFile';
const attemptMs = 120_000;

/**
 * Uploads a file to the platform's storage: requests a token, then sends the file to the address of the token (spec 1 §7).
 * Throws a HuiqiError: `validation` for a file that is not accepted, `auth` without a session, `aborted`, `network`,
 * `timeout`, `business` for a refusal of the storage, or `protocol` for an unsafe address.
 */
export async function uploadToStorage(
  client: HuiqiClient,
  file: UploadSource,
  options: UploadOptions = {},
): Promise<UploadedObject> {
  const { purpose = 'ATTACHMENT', signal } = options;
  const extension = checkUpload(file, { ...options, purpose, operationId });
  const name = createIdempotencyKey();
  const start = () =>
    getUploadToken(client, purpose === 'ATTACHMENT' ? {} : { purpose }, { signal });
  const send = async (token: UploadToken) =>
    sendWithRetries(
      client,
      { file, token, key: `${folderOf(token)}${name}.${extension}` },
      options,
    );
  try {
    return await send(await start());
  } catch (error) {
    // Tokens live for minutes, and the file may have waited longer for its turn.
    if (
      !(error instanceof HuiqiError) ||
      error.kind !== 'auth' ||
      error.operationId !== operationId
    )
      throw error;
    return send(await start());
  }
}

interface Upload {
  readonly file: UploadSource;
  readonly token: UploadToken;
  readonly key: string;
}

async function sendWithRetries(
  client: HuiqiClient,
  upload: Upload,
  options: UploadOptions,
): Promise<UploadedObject> {
  const { retries = 2, signal } = options;
  const context = { operationId, requestId: '' };
  for (let attempt = 0; ; attempt += 1) {
    try {
      return await sendOnce(client, upload, options);
    } catch (caught) {
      const error = toHuiqiError(caught, context);
      if (!error.retryable || attempt >= retries) throw error;
      await wait(retryDelay(attempt, error), signal).catch((interruption: unknown) => {
        throw toHuiqiError(interruption, context);
      });
    }
  }
}

async function sendOnce(
  client: HuiqiClient,
  { file, token, key }: Upload,
  { signal, onProgress, timeoutMs = attemptMs }: UploadOptions,
): Promise<UploadedObject> {
  const { address, isOwn } = uploadTarget(client, token.uploadUrl);
  const fileName = safeFileName(file.name ?? '');
  const form = new FormData();
  form.append('key', key);
  form.append('token', token.token);
  // Last, as storages stop reading fields at the file.
  form.append('file', file, fileName);
  // Other hosts learn nothing of the session.
  const headers = isOwn ? await client.wire.headersFor(true) : undefined;
  const response = await withDeadline(
    (within) => sendForm(address, form, { signal: within, onProgress, headers }),
    timeoutMs,
    signal,
  ).catch((error: unknown) => {
    throw error instanceof Interruption
      ? transportError(error.reason, { operationId, requestId: '' }, error.reason, {
          retryable: error.reason === 'timeout',
        })
      : error;
  });
  const stored = storedObject(response, key);
  return {
    key,
    url: `${token.domain}${key}`,
    fileName: stored.fileName ?? fileName,
    type: stored.type ?? fileTypeOf(key),
    size: stored.size ?? file.size,
  };
}

/** The token's folder; storages without one get a monthly folder (spec 1 §7: prefix finance/). */
function folderOf({ keyPrefix }: UploadToken): string {
  if (keyPrefix !== constants.uploadKeyPrefix) return keyPrefix;
  return `${keyPrefix}${new Date().toISOString().slice(0, 7).replace('-', '')}/`;
}
