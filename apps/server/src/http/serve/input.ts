import type { FastifyRequest } from 'fastify';
import type { OperationMeta } from '@huiqi/sdk/contract';
import { invalid } from '../../contract/ApiError.js';
import { firstUnstorable } from '../../text/storable.js';

/** Names through which a careless merge would reach every object (ASVS 15.3.6); refused in JSON too. */
const poison = ['__proto__', 'constructor', 'prototype'];

const malformed = (field: string) => invalid([{ field, message: '填写的内容格式不正确' }]);

/**
 * Returns the input of a handler: path parameters, body and the contract's query parameters. Other query parameters
 * passed no schema and could shadow a path parameter.
 */
export function inputOf(
  { body: bodyRule, queryNames }: Pick<OperationMeta, 'body' | 'queryNames'>,
  request: FastifyRequest,
): Record<string, unknown> {
  const query = request.query as Record<string, unknown>;
  for (const name of poison) if (Object.hasOwn(query, name)) throw malformed(name);
  const hasBody = request.body !== undefined && request.body !== null;
  // Without a content type the framework runs neither parser nor schema.
  if (bodyRule === 'required' && !hasBody) throw invalid([{ field: '', message: '请填写此项' }]);
  const input: Record<string, unknown> = {};
  for (const name of queryNames) if (Object.hasOwn(query, name)) input[name] = query[name];
  Object.assign(input, request.params);
  if (bodyRule !== 'none' && hasBody) input['body'] = request.body;
  const unstorable = firstUnstorable(input);
  if (unstorable !== null) throw malformed(unstorable.replace(/^body\./, ''));
  return input;
}
