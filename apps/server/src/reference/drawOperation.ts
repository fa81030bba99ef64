import { resolve, type Contract, type Operation } from './contractTypes.js';
import { drawFields, drawType } from './drawSchema.js';
import { html, when, type Html } from './html.js';

export interface PlacedOperation {
  readonly method: string;
  readonly path: string;
  readonly operation: Operation;
}

const places: Readonly<Record<string, string>> = { path: '路径', query: '查询', header: '请求头' };

/** Who may call it, in words. */
function accessOf({ security, 'x-roles': roles }: Operation): string {
  if (roles) return `需要登录，限角色 ${roles.join('、')}`;
  if (security === undefined) return '需要登录';
  if (security.length === 0) return '无需登录';
  return '登录与否均可';
}

/** One call: what it takes, answers and fails with. */
export function drawOperation(
  contract: Contract,
  { method, path, operation }: PlacedOperation,
): Html {
  const parameters = (operation.parameters ?? []).map((one) => resolve(contract, one));
  const body = Object.entries(operation.requestBody?.content ?? {})[0];
  const success = resolve(contract, operation.responses['200'] ?? {});
  const answer = Object.entries(success.content ?? {})[0];
  const failures = operation.responses['default']?.content?.['application/json']?.examples ?? {};
  return html`<article id="${operation.operationId}">
    <h3>${operation.operationId}</h3>
    <p class="call"><strong>${method}</strong> <code>${path}</code></p>
    <p>${operation.summary}${when(operation.description, (text) => html`。${text}`)}</p>
    <p class="facts">
      ${accessOf(operation)} ·
      ${operation['x-source'] === 'inferred' ? html`<em>推定路径</em>` : '规范所列'} ·
      ${operation['x-spec']}${when(operation['x-idempotent'], () => html` · 支持幂等键`)}
    </p>
    ${drawFields(
      `${operation.operationId} 的参数`,
      parameters.map(({ name = '', required = false, in: place = '', schema, description }) => ({
        name,
        required,
        where: places[place] ?? place,
        schema,
        note: description ?? (schema && resolve(contract, schema).description),
      })),
    )}
    ${when(
      body,
      ([type, media]) =>
        html`<p>请求体 <small>${type}</small>：${drawType(media.schema)}</p>
          ${drawExample('请求示例', media.example)}`,
    )}
    ${when(
      answer,
      ([type, media]) =>
        html`<p>返回 <small>${type}</small>：${drawType(dataOf(media.schema))}</p>
          ${drawExample('返回示例', media.example ?? Object.values(media.examples ?? {})[0]?.value)}`,
    )}
    <details>
      <summary>错误码（${Object.keys(failures).length}）</summary>
      <ul>
        ${Object.entries(failures).map(
          ([code, { summary = '', value }]) =>
            html`<li>
              <code>${code}</code> ${(value as { message?: string } | undefined)?.message ?? ''}
              <small>${summary}</small>
            </li>`,
        )}
      </ul>
    </details>
  </article>`;
}

/** The `data` inside the envelope. */
function dataOf(schema: Parameters<typeof drawType>[0]) {
  const envelope = schema?.allOf?.find((part) => part.properties?.['data']);
  return envelope?.properties?.['data'] ?? schema;
}

const drawExample = (title: string, example: unknown) =>
  when(
    example !== undefined,
    () =>
      html`<details>
        <summary>${title}</summary>
        <pre tabindex="0"><code>${JSON.stringify(example, null, 2)}</code></pre>
      </details>`,
  );
