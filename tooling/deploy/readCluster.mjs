import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { fromRoot } from '../../scripts/lib/paths.mjs';

/** The file that describes the services of the cluster. */
export const clusterFile = 'deploy/cluster/compose.yaml';

/**
 * The services of the cluster as they are described for Docker, with `values` for the variables they ask for: by name, each
 * with its command, environment and volumes (`{ source, target }`).
 */
export function readCluster(values) {
  const text = readFileSync(fromRoot(clusterFile), 'utf8').replaceAll(
    /\$\{(\w+)(?::[^}]*)?\}/g,
    (_all, name) => {
      if (values[name] === undefined) throw new Error(`${clusterFile} asks for ${name}`);
      return values[name];
    },
  );
  const { services } = parse(text, { merge: true });
  return Object.fromEntries(
    Object.entries(services).map(([name, { command, environment = {}, volumes = [] }]) => [
      name,
      {
        command,
        environment,
        volumes: volumes.map((volume) => {
          const [source, target] = volume.split(':');
          return { source, target };
        }),
      },
    ]),
  );
}
