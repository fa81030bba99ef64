import openapiTS, { astToString } from 'openapi-typescript';
import { banner } from '../paths.mjs';

/** Types of the whole contract. A `.ts` file, since `tsc` does not copy `.d.ts` into a package. */
export async function emitSchema(bundle) {
  const nodes = await openapiTS(JSON.stringify(bundle), { defaultNonNullable: false });
  return `// ${banner}\n\n${astToString(nodes)}`;
}
