import { operationMeta, type OperationMeta } from '@huiqi/sdk/contract';
import type { OperationId } from '@huiqi/sdk';

/** What the console shows of one operation. */
export interface ConsoleOperation extends OperationMeta {
  readonly id: OperationId;
  readonly summary: string;
  /** Input to begin with, as JSON. */
  readonly example: string;
}

interface Parameter {
  readonly $ref?: string;
  readonly name?: string;
  readonly in?: string;
  readonly required?: boolean;
  readonly example?: unknown;
  readonly schema?: {
    readonly $ref?: string;
    readonly example?: unknown;
    readonly default?: unknown;
  };
}

interface ContractOperation {
  readonly operationId: OperationId;
  readonly summary: string;
  readonly parameters?: readonly Parameter[];
  readonly requestBody?: {
    readonly content: Readonly<Record<string, { readonly example?: unknown }>>;
  };
}

interface Contract {
  readonly paths: Readonly<Record<string, Readonly<Record<string, ContractOperation>>>>;
}

/** The object that `#/components/parameters/x` names. */
function resolve(contract: Contract, ref: string): unknown {
  return ref
    .slice(2)
    .split('/')
    .reduce<unknown>((at, key) => (at as Record<string, unknown> | undefined)?.[key], contract);
}

function exampleOf(contract: Contract, operation: ContractOperation): string {
  const input: Record<string, unknown> = {};
  for (const entry of operation.parameters ?? []) {
    const parameter = (entry.$ref ? resolve(contract, entry.$ref) : entry) as Parameter | undefined;
    if (!parameter?.name || parameter.in === 'header' || !parameter.required) continue;
    const { schema } = parameter;
    const type = (schema?.$ref ? resolve(contract, schema.$ref) : schema) as Parameter['schema'];
    input[parameter.name] = parameter.example ?? type?.example ?? type?.default ?? '';
  }
  const body = operation.requestBody?.content['application/json']?.example;
  if (body !== undefined) input['body'] = body;
  return JSON.stringify(input, null, 2);
}

/** Reads the contract that the server serves: summaries and examples are not part of the SDK. */
export async function loadOperations(): Promise<readonly ConsoleOperation[]> {
  const response = await fetch('/openapi.json');
  if (!response.ok) throw new Error(`/openapi.json: ${response.status}`);
  const contract = (await response.json()) as Contract;
  return Object.values(contract.paths)
    .flatMap((path) => Object.values(path))
    .flatMap((operation) =>
      Object.hasOwn(operationMeta, operation.operationId ?? '')
        ? [
            {
              ...operationMeta[operation.operationId],
              id: operation.operationId,
              summary: operation.summary,
              example: exampleOf(contract, operation),
            },
          ]
        : [],
    );
}
