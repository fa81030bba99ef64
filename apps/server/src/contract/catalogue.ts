import errors from '@huiqi/openapi/errors.json' with { type: 'json' };

interface Scope {
  readonly operations: readonly string[];
  readonly message?: string;
}

interface CatalogueRow {
  readonly httpStatus: number;
  readonly message: string;
  /** Messages specific to single operations. */
  readonly scopes: readonly Scope[];
}

interface Source {
  readonly code: string;
  readonly httpStatus: number;
  readonly meaning: string;
  readonly message?: string;
  readonly scopes?: readonly Scope[];
}

/** Codes of openapi/errors.yaml. */
export const catalogue: ReadonlyMap<string, CatalogueRow> = new Map(
  (errors.codes as readonly Source[]).map(({ code, httpStatus, meaning, message, scopes }) => [
    code,
    { httpStatus, message: message ?? meaning, scopes: scopes ?? [] },
  ]),
);

/** The message of a code, or the operation's own. */
export const scopedMessage = (code: string, operationId: string): string | undefined =>
  catalogue.get(code)?.scopes.find(({ operations }) => operations.includes(operationId))?.message;
