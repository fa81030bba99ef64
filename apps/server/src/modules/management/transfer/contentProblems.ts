import type { ErrorObject } from 'ajv/dist/2020.js';
import type { ManagedContent, ManagedKind } from '@huiqi/sdk';
import { firstUnstorable } from '../../../text/storable.js';
import { validatorOf } from './contentSchema.js';

/** A value that the contract refuses. */
export interface ContentProblem {
  /** Names from the content down to the value. */
  readonly path: readonly string[];
  readonly message: string;
}

type Message = (params: Readonly<Record<string, unknown>>) => string;

const messages: Readonly<Record<string, Message>> = {
  additionalProperties: ({ additionalProperty }) => `不认识“${String(additionalProperty)}”`,
  enum: () => '不是可以填写的值',
  maxItems: ({ limit }) => `最多${String(limit)}项`,
  maxLength: ({ limit }) => `不能超过${String(limit)}个字`,
  maximum: ({ limit }) => `不能大于${String(limit)}`,
  minItems: ({ limit }) => `至少${String(limit)}项`,
  minLength: () => '请填写',
  minimum: ({ limit }) => `不能小于${String(limit)}`,
  required: ({ missingProperty }) => `缺少“${String(missingProperty)}”`,
  type: ({ type }) => (type === 'integer' ? '请填写整数' : '请填写，且格式要正确'),
};

const shown = 50;

/** Errors of alternatives repeat what one of them says. */
const isAbout = ({ keyword, params }: ErrorObject) =>
  keyword !== 'oneOf' && !(keyword === 'type' && params['type'] === 'null');

/** What the contract, or the database, refuses in a content of a kind. */
export function contentProblems(kind: ManagedKind, content: unknown): ContentProblem[] {
  const unstorable = firstUnstorable(content);
  if (unstorable !== null)
    return [{ path: unstorable.split('.'), message: '有不能保存的字符，请删除后重新填写' }];
  const validate = validatorOf(kind);
  if (validate(content)) return [];
  const problems = (validate.errors ?? []).filter(isAbout).map((error) => ({
    path: error.instancePath.split('/').slice(1),
    message: messages[error.keyword]?.(error.params) ?? '格式不正确',
  }));
  const places = problems.map(({ path }) => path.join('.'));
  return problems.filter((_one, at) => places.indexOf(places[at] ?? '') === at).slice(0, shown);
}

/** Whether the contract accepts a content of a kind. */
export const isContent = (kind: ManagedKind, content: unknown): content is ManagedContent =>
  validatorOf(kind)(content);
