import type { OperationMeta } from '@huiqi/sdk/contract';
import type { Contract, Operation, Schema } from './contractTypes.js';
import { html } from './html.js';
import { renderOperation, type PlacedOperation } from './renderOperation.js';
import { renderSchema } from './renderSchema.js';

type Operations = Readonly<Record<string, OperationMeta>>;

const placed = (contract: Contract, operations: Operations): PlacedOperation[] =>
  Object.entries(operations).map(([id, meta]) => {
    const operation = contract.paths[meta.path]?.[meta.method.toLowerCase()];
    if (!operation) throw new Error(`The contract has no ${id}`);
    return { meta, operation: operation as Operation };
  });

/** Renders the whole contract as one page that needs neither script nor network. */
export function renderReference(contract: Contract, operations: Operations): string {
  const all = placed(contract, operations);
  const groups = contract.tags
    .map(({ name, description = '' }) => ({
      name,
      description,
      list: all.filter(({ meta }) => meta.tag === name),
    }))
    .filter(({ list }) => list.length > 0);
  const schemas = Object.entries(contract.components['schemas'] ?? {}) as [string, Schema][];
  const page = html`<!doctype html>
    <html lang="zh-CN">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>接口文档 - ${contract.info.title}</title>
        <link rel="stylesheet" href="/reference/style.css" />
      </head>
      <body>
        <header>
          <h1>${contract.info.title} 接口文档</h1>
          <p>
            版本 ${contract.info.version}，共 ${all.length} 个调用。路径均位于
            <code>/api/{product}</code> 之下；<a href="/openapi.json">OpenAPI 3.1 契约</a>，
            生成器只支持旧版本时可用 <a href="/openapi-3.0.json">OpenAPI 3.0</a>
          </p>
        </header>
        <nav aria-label="目录">
          <h2>目录</h2>
          ${groups.map(
            ({ name, description, list }) =>
              html`<details>
                <summary>${name} <small>${description}（${list.length}）</small></summary>
                <ul>
                  ${list.map(
                    ({ operation }) =>
                      html`<li>
                        <a href="#${operation.operationId}">${operation.operationId}</a>
                        ${operation.summary}
                      </li>`,
                  )}
                </ul>
              </details>`,
          )}
          <p><a href="#schemas">数据结构（${schemas.length}）</a></p>
        </nav>
        <main>
          ${groups.map(
            ({ name, description, list }) =>
              html`<section aria-labelledby="tag-${name}">
                <h2 id="tag-${name}">${name} <small>${description}</small></h2>
                ${list.map((one) => renderOperation(contract, one))}
              </section>`,
          )}
          <section aria-labelledby="schemas">
            <h2 id="schemas">数据结构</h2>
            ${schemas.map(([name, schema]) => renderSchema(name, schema))}
          </section>
        </main>
      </body>
    </html>`;
  return page.html;
}
