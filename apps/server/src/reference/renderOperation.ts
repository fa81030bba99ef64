import type { OperationMeta } from '@huiqi/sdk/contract';
import { resolve, type Contract, type Operation } from './contractTypes.js';
import { html, when, type Html } from './html.js';
import { renderFields, renderType } from './renderSchema.js';

export interface PlacedOperation {
  readonly meta: OperationMeta;
  readonly operation: Operation;
}

const places: Readonly<Record<string, string>> = { path: '路径', query: '查询', header: '请求头' };

const accessNames = {
  public: '无需登录',
  optional: '登录与否均可',
  session: '需要登录',
  partner: '需要合作机构密钥（Basic）',
};

/** Describes who may call an operation. */
const describeAccess = ({ access, roles }: OperationMeta): string =>
  roles.length > 0 ? `需要登录，限角色 ${roles.join('、')}` : accessNames[access];

/** Renders one operation: its parameters, body, response and errors. */
export function renderOperation(contract: Contract, { meta, operation }: PlacedOperation): Html {
  const parameters = (operation.parameters ?? []).map((one) => resolve(contract, one));
  const body = Object.entries(operation.requestBody?.content ?? {})[0];
  const success = resolve(contract, operation.responses['200'] ?? {});
  const response = Object.entries(success.content ?? {})[0];
  const failures = operation.responses['default']?.content?.['application/json']?.examples ?? {};
  return html`<article id="${operation.operationId}">
    <h3>${operation.operationId}</h3>
    <p class="call"><strong>${meta.method}</strong> <code>${meta.path}</code></p>
    <p>${operation.summary}${when(operation.description, (text) => html`。${text}`)}</p>
    <p class="facts">
      ${describeAccess(meta)} · ${meta.source === 'inferred' ? html`<em>推定路径</em>` : '规范所列'}
      ·
      ${meta.spec}${when(meta.idempotent, () => html` · 支持幂等键`)}${when(meta.widget, () => html` · 嵌入组件可用`)}${when(!meta.served, () => html` · 参考服务暂未提供（100501）`)}
    </p>
    ${renderFields(
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
        html`<p>请求体 <small>${type}</small>：${renderType(media.schema)}</p>
          ${renderExample('请求示例', media.example)}`,
    )}
    ${when(
      response,
      ([type, media]) =>
        html`<p>返回 <small>${type}</small>：${renderType(dataOf(media.schema))}</p>
          ${renderExample('返回示例', media.example ?? Object.values(media.examples ?? {})[0]?.value)}`,
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
function dataOf(schema: Parameters<typeof renderType>[0]) {
  const envelope = schema?.allOf?.find((part) => part.properties?.['data']);
  return envelope?.properties?.['data'] ?? schema;
}

const renderExample = (title: string, example: unknown) =>
  when(
    example !== undefined,
    () =>
      html`<details>
        <summary>${title}</summary>
        <pre tabindex="0"><code>${JSON.stringify(example, null, 2)}</code></pre>
      </details>`,
  );
