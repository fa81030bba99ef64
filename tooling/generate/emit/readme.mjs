import { emitUnserved } from './contractDocs.mjs';
import { replaceGenerated } from './replaceGenerated.mjs';

/** The SDK's README with its list of operations the reference server does not offer. */
export const emitReadme = (text, operations, tags) =>
  replaceGenerated(text, 'packages/sdk/README.md', 'not served', emitUnserved(operations, tags));
