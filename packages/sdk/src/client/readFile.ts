import { interpret } from '../errors/interpret.js';
import { transportError, type CallContext } from '../errors/make.js';
import type { FileResponse } from './types.js';

/** Reads a response that is a file on success and an envelope on failure. */
export async function readFile(
  response: Response,
  body: unknown,
  context: CallContext,
): Promise<FileResponse> {
  const type = response.headers.get('content-type') ?? '';
  if (response.ok && body instanceof Blob && !/[/+]json\b|^text\/html\b/i.test(type)) {
    if (body.size > 0) {
      return { blob: body, fileName: fileNameOf(response.headers.get('content-disposition')) };
    }
    throw transportError('protocol', context, 'an empty file', { httpStatus: response.status });
  }
  await interpret(response, body instanceof Blob ? await body.text() : body, context);
  throw transportError('protocol', context, 'an envelope instead of a file', {
    httpStatus: response.status,
  });
}

/** File name of a Content-Disposition header (RFC 6266), without any path. */
export function fileNameOf(header: string | null): string | undefined {
  const extended = /filename\*\s*=\s*UTF-8''([^;]+)/i.exec(header ?? '')?.[1];
  const plain = /filename\s*=\s*(?:"([^"]*)"|([^;]+))/i.exec(header ?? '');
  const name = decode(extended) ?? plain?.[1] ?? plain?.[2]?.trim();
  const safe = name?.replace(/^.*[\\/]/, '').replace(/[\p{Cc}\p{Cf}]/gu, '');
  return safe === '' ? undefined : safe;
}

function decode(text: string | undefined): string | undefined {
  try {
    return text === undefined ? undefined : decodeURIComponent(text.trim());
  } catch {
    return undefined;
  }
}
