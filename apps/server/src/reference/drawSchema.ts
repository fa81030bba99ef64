import type { Schema } from './contractTypes.js';
import { html, when, type Html } from './html.js';

/** Name of the schema a reference points to. */
export const nameOf = (ref: string) => ref.split('/').pop() ?? ref;

/** A type in words, with links to the schemas it names. */
export function drawType(schema: Schema | undefined): Html {
  if (!schema) return html`—`;
  if (schema.$ref) return html`<a href="#schema-${nameOf(schema.$ref)}">${nameOf(schema.$ref)}</a>`;
  if (schema.items) return html`${drawType(schema.items)}[]`;
  if (schema.oneOf) return html`${joined(schema.oneOf.map(drawType), ' | ')}`;
  if (schema.allOf?.length === 1) return drawType(schema.allOf[0]);
  if (schema.const !== undefined) return html`<code>${JSON.stringify(schema.const)}</code>`;
  if (schema.enum)
    return html`${joined(
      schema.enum.map((value) => html`<code>${String(value)}</code>`),
      ' | ',
    )}`;
  const types = typeof schema.type === 'string' ? [schema.type] : (schema.type ?? ['object']);
  return html`${types.join(' | ')}${when(schema.format, (format) => html` (${format})`)}`;
}

const joined = (parts: readonly Html[], sign: string): Html => ({
  html: parts.map((part) => part.html).join(sign),
});

/** Limits in words: lengths, bounds, default. */
export function limitsOf(schema: Schema | undefined): string {
  if (!schema) return '';
  const { minimum, maximum, minLength, maxLength, maxItems } = schema;
  const range = (low: number | undefined, high: number | undefined, unit: string) =>
    low === undefined && high === undefined ? '' : `${low ?? ''}–${high ?? ''}${unit}`;
  return [
    range(minimum, maximum, ''),
    range(minLength, maxLength, ' 字符'),
    maxItems === undefined ? '' : `最多 ${maxItems} 项`,
    schema.default === undefined ? '' : `默认 ${String(schema.default)}`,
    schema.pattern === undefined ? '' : `格式 ${schema.pattern}`,
  ]
    .filter(Boolean)
    .join('；');
}

/** Properties of a schema, those of its parts included. */
export function propertiesOf(
  schema: Schema,
): { name: string; required: boolean; schema: Schema }[] {
  const own = Object.entries(schema.properties ?? {}).map(([name, property]) => ({
    name,
    required: schema.required?.includes(name) ?? false,
    schema: property,
  }));
  return [...(schema.allOf ?? []).flatMap(propertiesOf), ...own];
}

/** A table of fields. */
export function drawFields(
  caption: string,
  fields: readonly {
    name: string;
    required: boolean;
    where?: string;
    schema: Schema | undefined;
    note?: string | undefined;
  }[],
): Html | undefined {
  if (fields.length === 0) return undefined;
  return html`<div class="table" role="region" aria-label="${caption}" tabindex="0">
    <table>
      <caption>
        ${caption}
      </caption>
      <thead>
        <tr>
          <th scope="col">名称</th>
          <th scope="col">类型</th>
          <th scope="col">说明</th>
        </tr>
      </thead>
      <tbody>
        ${fields.map(
          ({ name, required, where, schema, note }) =>
            html`<tr>
              <th scope="row">
                <code>${name}</code
                >${when(required, () => html` <em>必填</em>`)}${when(where, (place) => html` <small>${place}</small>`)}
              </th>
              <td>${drawType(schema)}</td>
              <td>
                ${note ?? schema?.description ?? ''}${when(limitsOf(schema), (limits) => html` <small>${limits}</small>`)}
              </td>
            </tr>`,
        )}
      </tbody>
    </table>
  </div>`;
}

/** One schema with its anchor. */
export function drawSchema(name: string, schema: Schema): Html {
  const labels = schema['x-labels'];
  const parts = (schema.allOf ?? []).filter((part) => part.$ref);
  return html`<section class="schema" id="schema-${name}">
    <h3>${name}</h3>
    ${when(schema.description, (text) => html`<p>${text}</p>`)}
    ${when(parts.length > 0 && parts, (list) => html`<p>包含 ${joined(list.map(drawType), '、')} 的全部字段</p>`)}
    ${when(
      labels,
      (words) =>
        html`<ul>
          ${Object.entries(words).map(([value, word]) => html`<li><code>${value}</code> ${word}</li>`)}
        </ul>`,
    )}
    ${when(!labels && !schema.properties && !schema.allOf, () => html`<p>${drawType(schema)} <small>${limitsOf(schema)}</small></p>`)}
    ${drawFields(`${name} 的字段`, propertiesOf(schema))}
  </section>`;
}
