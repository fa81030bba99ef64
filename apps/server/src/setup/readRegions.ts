import { readFileSync } from 'node:fs';
import { Ajv2020 } from 'ajv/dist/2020.js';
import contract from '@huiqi/openapi/bundle.json' with { type: 'json' };
import type { AreaConfig, Banner, ConfiguredPage } from '@huiqi/sdk';
import { StartError } from '../config/StartError.js';

/** The file that `npm run setup -- --regions` loads; docs/deployment.md describes it. */
export interface RegionsFile {
  readonly areas: readonly {
    readonly code: string;
    readonly name: string;
    readonly parentCode?: string;
  }[];
  readonly regions: readonly {
    readonly key: string;
    readonly regionName: string;
    readonly scfProvince: string;
    readonly scfCity: string;
    readonly scfDistrict: string;
    readonly config: AreaConfig;
    readonly pages?: readonly {
      readonly page: ConfiguredPage;
      readonly title: string;
      readonly texts: readonly string[];
    }[];
  }[];
  readonly settings?: Readonly<Record<string, readonly Banner[]>>;
}

const of = (name: string) => ({ $ref: `contract#/components/schemas/${name}` });
const text = { type: 'string', minLength: 1 };
const code = { type: 'string', pattern: '^\\d{6}$' };
const codeOrAll = { type: 'string', pattern: '^(0|\\d{6})$' };
const record = (required: Record<string, object>, optional: Record<string, object> = {}) => ({
  type: 'object',
  required: Object.keys(required),
  properties: { ...required, ...optional },
  additionalProperties: false,
});
const listOf = (items: object, minItems = 0) => ({ type: 'array', items, minItems });

const page = record({ page: of('ConfiguredPage'), title: text, texts: listOf(text) });
const region = record(
  {
    key: { type: 'string', pattern: '^[a-z][a-z0-9-]*$' },
    regionName: text,
    scfProvince: code,
    scfCity: codeOrAll,
    scfDistrict: codeOrAll,
    config: of('AreaConfig'),
  },
  { pages: listOf(page) },
);
const schema = record(
  {
    areas: listOf(record({ code, name: text }, { parentCode: code }), 1),
    regions: listOf(region, 1),
  },
  { settings: { type: 'object', additionalProperties: listOf(of('Banner')) } },
);

function problemsOf(value: unknown): string[] {
  // The contract's formats are not checked: nothing in a region has one.
  const ajv = new Ajv2020({ strict: false, allErrors: true, validateFormats: false });
  ajv.addSchema(contract, 'contract', false);
  const validate = ajv.compile(schema);
  if (!validate(value))
    return (validate.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`);
  const { areas, regions } = value as unknown as RegionsFile;
  const codes = new Set(areas.map((area) => area.code));
  const unknown = [
    ...areas.flatMap(({ parentCode }) => parentCode ?? []),
    ...regions.flatMap(({ scfProvince, scfCity }) => [scfProvince, scfCity]),
  ].filter((one) => one !== '0' && !codes.has(one));
  return unknown.map((one) => `area ${one} is named but not listed under areas`);
}

/** Reads areas and regions from a file; throws a StartError that names its errors. */
export function readRegions(path: string): RegionsFile {
  let value: unknown;
  try {
    value = JSON.parse(readFileSync(path, 'utf8'));
  } catch (error) {
    throw new StartError(`${path} cannot be read: ${(error as Error).message}`);
  }
  const problems = problemsOf(value);
  if (problems.length > 0)
    throw new StartError(`${path} is not a file of regions:\n  ${problems.join('\n  ')}`);
  return value as RegionsFile;
}
