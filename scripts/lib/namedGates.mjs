import { chooseGates, gates } from './gates.mjs';
import { StopError } from './stop.mjs';

/** The gates of these names, or all; says which there are if one is unknown. */
export function namedGates(names) {
  const { chosen, unknown } = chooseGates(names);
  if (unknown.length > 0) {
    throw new StopError(
      `No gate "${unknown.join('", "')}"; there are: ${gates.map((gate) => gate.name).join(', ')}.`,
    );
  }
  return chosen;
}
