import { chooseGates, gates } from './gates.mjs';
import { StopError } from './stop.mjs';

/** The gates with these names, or all; an unknown name throws with the list of gates. */
export function namedGates(names) {
  const { chosen, unknown } = chooseGates(names);
  if (unknown.length > 0) {
    throw new StopError(
      `No gate "${unknown.join('", "')}"; there are: ${gates.map((gate) => gate.name).join(', ')}.`,
    );
  }
  return chosen;
}
