// Copied beside a recipe: an API that responds with the examples of the contract.
import { createServer } from 'node:http';
import { operationMeta } from '@huiqi/sdk/contract';
import { examples } from '@huiqi/sdk/testing';

// `/product/index/page` before `/product/index/{productId}`.
const operations = Object.entries(operationMeta)
  .map(([id, { method, path }]) => ({
    id,
    method,
    variables: path.split('{').length,
    pattern: new RegExp(`^/api/huiqi${path.replace(/\{\w+\}/g, '[^/]+')}$`),
  }))
  .sort((one, other) => one.variables - other.variables);

export async function startExampleApi(port) {
  const requested = [];
  const server = createServer(({ method, url }, response) => {
    const path = url.split('?', 1)[0];
    const found = operations.find((one) => one.method === method && one.pattern.test(path));
    if (found) requested.push(found.id);
    const data = found && Object.values(examples[found.id])[0];
    response.setHeader('Content-Type', 'application/json');
    response.end(JSON.stringify({ code: found ? '200' : '100404', message: '', data }));
  });
  await new Promise((resolve) => server.listen(port, '127.0.0.1', resolve));
  const productName = Object.values(examples.listProducts)[0].content[0].name;
  return { requested, productName, close: () => server.close() };
}
