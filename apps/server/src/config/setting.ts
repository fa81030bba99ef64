import * as v from 'valibot';
import { StartError } from './StartError.js';

type FromText = v.GenericSchema<string, unknown>;

/** A variable of the environment. The comment above its declaration is its line in README.md. */
export interface SettingInfo {
  readonly name: string;
  /** As it would be written in the environment; null for none. */
  readonly standard: string | null;
  /** Never printed. */
  readonly secret: boolean;
  /** Variables that must be set too. */
  readonly needs: readonly string[];
}

type Shape = v.GenericSchema & { readonly entries?: Readonly<Record<string, v.GenericSchema>> };

const infoOf = (schema: v.GenericSchema) => v.getMetadata(schema) as unknown as SettingInfo;

const describedAs = <T extends v.GenericSchema>(
  schema: T,
  info: Pick<SettingInfo, 'name'> & Partial<SettingInfo>,
) => v.pipe(schema, v.metadata({ standard: null, secret: false, needs: [], ...info }));

/** A variable with a default. */
export const setting = <T extends FromText>(name: string, standard: string, schema: T) =>
  describedAs(schema, { name, standard });

/** A variable that may be missing: null then. */
export const optional = <T extends FromText>(
  name: string,
  schema: T,
  needs: readonly string[] = [],
) => describedAs(v.nullable(schema), { name, needs });

/** An optional variable whose value is never printed. */
export const secret = <T extends FromText>(
  name: string,
  schema: T,
  needs: readonly string[] = [],
) => describedAs(v.nullable(schema), { name, needs, secret: true });

/** Every variable that a schema declares, in its order. */
export const settingsOf = (schema: Shape): readonly SettingInfo[] =>
  schema.entries ? Object.values(schema.entries).flatMap(settingsOf) : [infoOf(schema)];

function inputOf(schema: Shape, env: NodeJS.ProcessEnv): unknown {
  if (schema.entries)
    return Object.fromEntries(
      Object.entries(schema.entries).map(([key, entry]) => [key, inputOf(entry, env)]),
    );
  const { name, standard } = infoOf(schema);
  return env[name] || standard;
}

/** A schema's message is a sentence, or completes "NAME must be …", of items of a list "NAME holds …; list …". */
function problemOf(schema: Shape, issue: v.BaseIssue<unknown>, env: NodeJS.ProcessEnv): string {
  const { message } = issue;
  if (message.endsWith('.')) return message;
  let at: Shape = schema;
  const keys = issue.path?.map(({ key }) => String(key)) ?? [];
  while (at.entries) at = at.entries[keys.shift() ?? ''] as Shape;
  const { name, secret } = infoOf(at);
  if (keys.length > 0)
    return `${name} holds "${String(issue.input)}"; list ${message}, separated by commas.`;
  return `${name} must be ${message}${secret ? '' : `, not "${env[name]}"`}.`;
}

/** Parses the environment; throws a `StartError` that lists everything that is wrong. */
export function readSettings<T extends Shape>(schema: T, env: NodeJS.ProcessEnv): v.InferOutput<T> {
  const result = v.safeParse(schema, inputOf(schema, env), { abortPipeEarly: true });
  const wrong = (result.issues ?? []).map((issue) => problemOf(schema, issue, env));
  const incomplete = settingsOf(schema).flatMap(({ name, needs }) => {
    const missing = needs.filter((other) => !env[other]);
    const isSet = env[name] && env[name] !== 'none';
    return isSet && missing.length > 0 ? [`${name} needs ${missing.join(', ')} too.`] : [];
  });
  const problems = [...wrong, ...incomplete];
  if (!result.success || problems.length > 0) throw new StartError(problems.join('\n'));
  return result.output;
}
