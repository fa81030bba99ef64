import type { FastifyRequest } from 'fastify';
import type { OperationRule } from '../contract/operations.js';
import { firstUnstorable } from '../text/storable.js';
import { invalid } from '../contract/ApiError.js';

/** Names through which a careless merge would reach every object (ASVS 15.3.6); JSON with them is refused too. */
const poison = ['__proto__', 'constructor', 'prototype'];

const wrong = (field: string) => invalid([{ field, message: '填写的内容格式不正确' }]);

/**
 * What a handler is given: the path, the body and of the query what the contract names, as the rest passed no schema
 * and could stand for a part of the path.
 */
export function inputOf(rule: OperationRule, request: FastifyRequest): Record<string, unknown> {
  const query = request.query as Record<string, unknown>;
  for (const name of poison) if (Object.hasOwn(query, name)) throw wrong(name);
  const { body } = request;
  // Without a content type the framework asks neither parser nor schema.
  if (rule.needsBody && (body === undefined || body === null)) {
    throw invalid([{ field: '', message: '请填写此项' }]);
  }
  const input: Record<string, unknown> = {};
  for (const name of rule.queryNames) if (Object.hasOwn(query, name)) input[name] = query[name];
  Object.assign(input, request.params);
  if (rule.takesBody && body !== undefined && body !== null) input['body'] = body;
  const unstorable = firstUnstorable(input);
  if (unstorable !== null) throw wrong(unstorable.replace(/^body\./, ''));
  return input;
}
