import { hasOwn } from '../builtins/hasOwn.js';
import type { FileResponse } from '../client/FileResponse.js';
import { findRow } from '../errors/catalogue.js';
import { examples } from '../generated/examples.js';
import { fallbackMessages } from '../generated/fallbackMessages.js';
import { operationMeta } from '../generated/operationMeta.js';
import type { MockResponse, MockRequest } from './scenario.js';

/** The HTTP response of a scenario. */
export function toResponse(mock: MockResponse, request: MockRequest): Response {
  const requestId = request.headers.get('x-request-id') ?? 'mock';
  const { code, httpStatus, headers } = mock;
  if (code !== undefined && code !== '200') {
    const row = findRow(code, request.operationId);
    const body = {
      code,
      message: mock.message ?? row?.message ?? fallbackMessages.business,
      requestId,
      ...(mock.fieldErrors ? { fieldErrors: mock.fieldErrors } : {}),
    };
    return json(body, httpStatus ?? row?.httpStatus ?? 400, headers);
  }
  if (operationMeta[request.operationId].file) return file(mock, headers);
  const data = 'data' in mock ? mock.data : exampleOf(request, mock.example);
  return json(
    { code: '200', message: mock.message ?? '操作成功', data },
    httpStatus ?? 200,
    headers,
  );
}

function file(mock: MockResponse, headers: MockResponse['headers']): Response {
  const given = mock.data as FileResponse | undefined;
  const name = given?.fileName ?? 'file.bin';
  return new Response(given?.blob ?? new Blob(['mock']), {
    headers: {
      'content-type': 'application/octet-stream',
      'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent(name)}`,
      ...headers,
    },
  });
}

function exampleOf({ operationId }: MockRequest, name: string | undefined): unknown {
  const known = examples[operationId];
  if (name === undefined) return Object.values(known)[0];
  if (hasOwn(known, name)) return known[name];
  const names = Object.keys(known).join(', ');
  throw new Error(`Huiqi SDK mock: ${operationId} has no example \`${name}\` (${names})`);
}

function json(body: unknown, status: number, headers: MockResponse['headers']): Response {
  return new Response(JSON.stringify(body), {
    status,
    headers: { 'content-type': 'application/json; charset=utf-8', ...headers },
  });
}
