import type { Schema } from './contractTypes.js';
import { html, when, type Html } from './html.js';

/** Returns the name of the schema that a reference points to. */
export const nameOf = (ref: string) => ref.split('/').pop() ?? ref;

/** Renders a type, with links to the schemas it names. */
export function renderType(schema: Schema | undefined): Html {
  if (!schema) return html`—`;
  if (schema.$ref) return html`<a href="#schema-${nameOf(schema.$ref)}">${nameOf(schema.$ref)}</a>`;
  if (schema.items) return html`${renderType(schema.items)}[]`;
  if (schema.oneOf) return html`${joined(schema.oneOf.map(renderType), ' | ')}`;
  if (schema.allOf?.length === 1) return renderType(schema.allOf[0]);
  if (schema.const !== undefined) return html`<code>${JSON.stringify(schema.const)}</code>`;
  if (schema.enum)
    return html`${joined(
      schema.enum.map((value) => html`<code>${String(value)}</code>`),
      ' | ',
    )}`;
  const types = typeof schema.type === 'string' ? [schema.type] : (schema.type ?? ['object']);
  return html`${types.join(' | ')}${when(schema.format, (format) => html` (${format})`)}`;
}

const joined = (parts: readonly Html[], separator: string): Html => ({
  html: parts.map((part) => part.html).join(separator),
});

/** Describes the limits of a schema: lengths, bounds, default. */
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

/** Returns the properties of a schema, including those of its parts. */
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

/** Renders a table of fields. */
export function renderFields(
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
              <td>${renderType(schema)}</td>
              <td>
                ${note ?? schema?.description ?? ''}${when(limitsOf(schema), (limits) => html` <small>${limits}</small>`)}
              </td>
            </tr>`,
        )}
      </tbody>
    </table>
  </div>`;
}

/** Renders one schema with its anchor. */
export function renderSchema(name: string, schema: Schema): Html {
  const labels = schema['x-labels'];
  const parts = (schema.allOf ?? []).filter((part) => part.$ref);
  return html`<section class="schema" id="schema-${name}">
    <h3>${name}</h3>
    ${when(schema.description, (text) => html`<p>${text}</p>`)}
    ${when(parts.length > 0 && parts, (list) => html`<p>包含 ${joined(list.map(renderType), '、')} 的全部字段</p>`)}
    ${when(
      labels,
      (names) =>
        html`<ul>
          ${Object.entries(names).map(([value, label]) => html`<li><code>${value}</code> ${label}</li>`)}
        </ul>`,
    )}
    ${when(!labels && !schema.properties && !schema.allOf, () => html`<p>${renderType(schema)} <small>${limitsOf(schema)}</small></p>`)}
    ${renderFields(`${name} 的字段`, propertiesOf(schema))}
  </section>`;
}
