import { join } from 'node:path';

const bundle = '../../openapi/dist/huiqi.json';
/** For generators that read OpenAPI 3.0, as those of many Java and C# shops. */
const older = '../../openapi/dist/huiqi-3.0.json';

const orvalSettings = (base) => `export default {
  huiqi: { input: '${bundle}', output: { mode: 'split', target: 'orval/client.ts', client: 'fetch', baseUrl: '${base}' } },
};
`;
const plusSettings = `inputPath: ${older}
outputPath: ./plus
generator: '@openapi-generator-plus/typescript-fetch-client-generator'
`;

/** Values of a call in the order in which the contract lists its parameters. */
const inOrder = (operation, { path, query }, places) =>
  operation.parameters
    .filter((one) => places.includes(one.in))
    .map(({ name }) => ({ ...path, ...query })[name]);

/**
 * The independent generators: their settings, command and entry, and how a call of the list is made with what they
 * generate. `call` resolves with the body of the response.
 */
export const clients = [
  {
    name: '@hey-api/openapi-ts',
    command: [
      'openapi-ts',
      '-i',
      bundle,
      '-o',
      'hey',
      '-c',
      '@hey-api/client-fetch',
      '--no-log-file',
    ],
    entry: join('hey', 'index.ts'),
    settings: () => ({}),
    call: async (client, { id, path, query, body }, { headers, base }) => {
      const { data, error } = await client[id]({ baseUrl: base, path, query, body, headers });
      return data ?? error;
    },
  },
  {
    name: 'orval',
    command: ['orval', '--config', 'orval.config.mjs'],
    entry: join('orval', 'client.ts'),
    settings: (base) => ({ 'orval.config.mjs': orvalSettings(base) }),
    call: async (client, call, { headers, operation }) => {
      const query = operation.parameters.some((one) => one.in === 'query') ? [call.query] : [];
      const body = call.body ? [call.body] : [];
      const args = [...inOrder(operation, call, ['path']), ...body, ...query];
      return (await client[call.id](...args, { headers })).data;
    },
  },
  {
    name: 'openapi-generator-plus',
    command: ['openapi-generator-plus', '-c', 'plus.yml'],
    entry: join('plus', 'index.ts'),
    settings: () => ({ 'plus.yml': plusSettings }),
    call: async (client, call, { headers, base, operation }) => {
      const name = `${call.tag[0].toUpperCase()}${call.tag.slice(1)}Api`;
      const api = new client[name](undefined, base);
      const body = call.body ? [call.body] : [];
      return api[call.id](...inOrder(operation, call, ['path', 'query']), ...body, { headers });
    },
  },
];
