import { interpret } from '../errors/interpret.js';
import { transportError, type CallContext } from '../errors/make.js';
import type { FileResponse } from './FileResponse.js';

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

/** A parameter of a header: a quoted text, in which a backslash stands before any character, or all up to the next one. */
const parameter = /;\s*([^\s=;"]+)\s*=\s*(?:"((?:[^"\\]|\\.)*)"|([^;]*))/g;

/** File name of a Content-Disposition header (RFC 6266, RFC 8187), without any path. */
export function fileNameOf(header: string | null): string | undefined {
  const values = new Map<string, string>();
  for (const [, name = '', quoted, plain = ''] of `;${header ?? ''}`.matchAll(parameter)) {
    const key = name.toLowerCase();
    // Of two, the first counts.
    if (!values.has(key)) values.set(key, quoted?.replaceAll(/\\(.)/g, '$1') ?? plain.trim());
  }
  const name = decode(values.get('filename*')) ?? values.get('filename');
  const safe = name?.replace(/^.*[\\/]/, '').replace(/[\p{Cc}\p{Cf}]/gu, '');
  return safe === '' ? undefined : safe;
}

/** `UTF-8'zh-CN'%E6%8A%A5`: character set, language and bytes. */
function decode(text: string | undefined): string | undefined {
  const [, charset = '', bytes = ''] = /^([^']*)'[^']*'(.*)$/.exec(text ?? '') ?? [];
  try {
    if (charset.toLowerCase() === 'utf-8') return decodeURIComponent(bytes);
    if (charset.toLowerCase() !== 'iso-8859-1') return undefined;
    return bytes.replaceAll(/%([0-9a-f]{2})/gi, (_, hex: string) =>
      String.fromCharCode(Number.parseInt(hex, 16)),
    );
  } catch {
    return undefined;
  }
}
