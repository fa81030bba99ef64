import { banner } from '../paths.mjs';

const json = (value) => JSON.stringify(value, null, 2);

/** Default header names (openapi/common/headers.yaml). */
export function emitHeaders(headers) {
  const names = Object.fromEntries(Object.entries(headers).map(([key, row]) => [key, row.name]));
  return `// ${banner}

/** Header names by purpose. The specification names the content only, so each may be replaced. */
export const defaultHeaderNames = ${json(names)} as const;

export type HeaderPurpose = keyof typeof defaultHeaderNames;
export type HeaderNames = Readonly<Record<HeaderPurpose, string>>;
`;
}

/** Business constants (openapi/common/constants.yaml), each by its name, so that a call carries only what it uses. */
export function emitConstants(constants) {
  const rows = Object.entries(constants).map(
    ([name, value]) => `export const ${name} = ${JSON.stringify(value)} as const;`,
  );
  return `// ${banner}\n\n${rows.join('\n')}\n`;
}

/** All of them as one object. Written out in a separate module, as importing them would keep them all in use. */
export const emitConstantTable = (constants) =>
  `// ${banner}\n\n/** Business constants of the specification. */\nexport const constants = ${JSON.stringify(constants)} as const;\n`;

const lean = ({ kind, httpStatus, message, messageFrom, policy, scopes }) => ({
  kind,
  httpStatus,
  message,
  ...(messageFrom ? { messageFrom } : {}),
  policy,
  ...(scopes
    ? {
        scopes: scopes.map(({ operations, message, policy, kind }) => ({
          operations,
          ...(kind ? { kind } : {}),
          ...(message ? { message } : {}),
          ...(policy ? { policy } : {}),
        })),
      }
    : {}),
});

/** The error catalogue without its prose, to keep clients small. */
export function emitErrors(errors) {
  const codes = Object.fromEntries(errors.codes.map((row) => [row.code, lean(row)]));
  const rules = errors.messageRules.map((row) => ({
    id: row.id,
    match: row.match,
    ...(row.operations ? { operations: row.operations } : {}),
    kind: row.kind,
    message: row.message,
    policy: row.policy,
  }));
  return `// ${banner}
import type { CatalogueRow, MessageRule } from '../errors/catalogueTypes.js';
import type { ErrorCode } from './errorCodes.js';

/** What each error code means and what should happen. */
export const errorCatalogue: Readonly<Record<ErrorCode, CatalogueRow>> = ${json(codes)};

/** Rules for errors that are recognised by their message only. */
export const messageRules: readonly MessageRule[] = ${json(rules)};
`;
}

export function emitErrorCodes({ codes }) {
  return `// ${banner}

/** Codes of the error catalogue. */
export const errorCodes = ${json(codes.map((row) => row.code))} as const;
export type ErrorCode = (typeof errorCodes)[number];
`;
}

export function emitOperationMessages(errors) {
  const messages = Object.fromEntries(
    Object.entries(errors.operations).map(([id, { success, failure }]) => [
      id,
      { ...(success ? { success } : {}), ...(failure ? { failure } : {}) },
    ]),
  );
  return `// ${banner}
import type { OperationMessages } from '../errors/catalogueTypes.js';

/** Success and failure messages of single operations. */
export const operationMessages: Readonly<Record<string, OperationMessages>> = ${json(messages)};
`;
}

/** Apart from the catalogue, which is loaded when a call fails. */
export function emitFallbackMessages({ fallbacks }) {
  return `// ${banner}

/** Messages by kind when nothing better is known. */
export const fallbackMessages = ${json(fallbacks)} as const;
`;
}

/** Copy of the specification that a client shows without a call. */
export function emitMessages({ messages }) {
  const rows = Object.entries(messages).map(
    ([name, { text, spec }]) => `/** Spec ${spec}. */\n${name}: '${text}',`,
  );
  return `// ${banner}

/** Messages of the specification (zh-CN) that a client shows without a call. */
export const messages = {
${rows.join('\n')}
} as const;
export type MessageName = keyof typeof messages;
`;
}
