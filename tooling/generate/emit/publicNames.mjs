import { inputName } from '../callSchemas.mjs';
import { banner } from '../paths.mjs';
import { renamed } from './models.mjs';

/** The package's exports of the contract: one list per tag, then every model by name. */
export function emitPublic(operations, bundle, enums) {
  const tags = [...new Set(operations.map(({ tag }) => tag))].sort();
  const calls = tags.map((tag) => {
    const names = operations.filter((one) => one.tag === tag).map(({ id }) => id);
    return `export { ${names.join(', ')} } from './operations/${tag}.js';`;
  });
  const models = Object.keys(bundle.components.schemas)
    .filter((name) => !(name in enums))
    .map((name) => renamed[name] ?? name)
    .sort();
  return `// ${banner}\n${calls.join('\n')}\nexport type { ${models.join(', ')} } from './models.js';\nexport type { OperationInputs, OperationResults, ${operations.map(({ id }) => inputName(id)).join(', ')} } from './calls.js';\n`;
}
