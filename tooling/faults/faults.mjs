import { componentFaults } from './components.mjs';
import { embedFaults } from './embed.mjs';
import { sdkFaults } from './sdk.mjs';
import { serverFaults } from './server.mjs';
import { siteFaults } from './site.mjs';
import { toolingFaults } from './tooling.mjs';

const parts = {
  tooling: toolingFaults,
  sdk: sdkFaults,
  server: serverFaults,
  components: componentFaults,
  embed: embedFaults,
  site: siteFaults,
};

/**
 * Every fault as { name, part, what, file, from, to, gate, test }: `from` occurs once in `file` and becomes `to`; without
 * `from` a file is added. `gate` should catch it, in the file `test` if the gate runs such.
 */
export const faults = Object.entries(parts).flatMap(([part, list]) =>
  list.map((fault) => ({ ...fault, part })),
);
