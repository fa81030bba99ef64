import contract from '@huiqi/openapi/bundle.json' with { type: 'json' };
import type { RoleType } from '@huiqi/sdk';

/** What the server needs to know of an operation beside its schemas. */
export interface OperationRule {
  readonly operationId: string;
  readonly method: string;
  readonly path: string;
  /** `public`: nobody is asked; `optional`: a visitor may call it too; `required`: signed in only. */
  readonly session: 'public' | 'optional' | 'required';
  /** Roles that may call it; null for every signed-in user. */
  readonly roles: readonly RoleType[] | null;
  readonly idempotent: boolean;
  readonly takesBody: boolean;
  readonly needsBody: boolean;
  /** Names of the query which the contract knows. */
  readonly queryNames: readonly string[];
}

type RawParameter = { in: string; name: string } | { $ref: string };

interface RawOperation {
  operationId: string;
  security?: Record<string, unknown>[];
  'x-roles'?: RoleType[];
  'x-idempotent'?: boolean;
  requestBody?: { required?: boolean };
  parameters?: RawParameter[];
}

const shared = contract.components.parameters as Record<string, { in: string; name: string }>;

function queryNamesOf(parameters: readonly RawParameter[] = []): string[] {
  return parameters.flatMap((parameter) => {
    const found = '$ref' in parameter ? shared[parameter.$ref.split('/').at(-1) ?? ''] : parameter;
    return found?.in === 'query' ? [found.name] : [];
  });
}

function sessionOf(security: Record<string, unknown>[] | undefined): OperationRule['session'] {
  if (security === undefined) return 'required';
  if (security.length === 0) return 'public';
  return security.some((scheme) => Object.keys(scheme).length === 0) ? 'optional' : 'required';
}

function toRule(path: string, method: string, raw: RawOperation): OperationRule {
  return {
    operationId: raw.operationId,
    method: method.toUpperCase(),
    path,
    session: sessionOf(raw.security),
    roles: raw['x-roles'] ?? null,
    idempotent: raw['x-idempotent'] === true,
    takesBody: raw.requestBody !== undefined,
    needsBody: raw.requestBody?.required === true,
    queryNames: queryNamesOf(raw.parameters),
  };
}

export const operationRules: readonly OperationRule[] = Object.entries(contract.paths).flatMap(
  ([path, item]) =>
    Object.entries(item).map(([method, raw]) => toRule(path, method, raw as RawOperation)),
);
