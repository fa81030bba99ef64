import errors from '@huiqi/openapi/errors.json' with { type: 'json' };

interface CatalogueRow {
  readonly httpStatus: number;
  readonly message: string;
}

/** Codes of openapi/errors.yaml. */
export const catalogue: ReadonlyMap<string, CatalogueRow> = new Map(
  errors.codes.map((row) => [
    row.code,
    { httpStatus: row.httpStatus, message: row.message ?? row.meaning },
  ]),
);
