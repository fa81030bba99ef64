import { present } from './changes.mjs';

const covers = (input, file) =>
  typeof input === 'string' ? file === input || file.startsWith(`${input}/`) : input.test(file);

/** Those of the files that an input names. */
export const matching = (inputs, files) =>
  files.filter((file) => inputs.some((input) => covers(input, file)));

function narrowed(gate, { since, files }) {
  if (!gate.narrow) return gate;
  const changed = matching(gate.inputs, files);
  const context = { cwd: gate.cwd, since, changed, files: present(changed) };
  const command = gate.narrow(gate.command, context);
  const env = { ...gate.env, ...gate.narrowEnv?.(context) };
  return command && { ...gate, command, env, mayBeEmpty: true };
}

/**
 * Returns the gates that the changes can break, narrowed to the affected parts, and the names of those
 * left to the whole run because they take minutes: { chosen, left }.
 */
export function selectGates(gates, changes) {
  const affected = gates.filter(({ inputs }) => matching(inputs, changes.files).length > 0);
  const isNear = ({ inputs, nearInputs = inputs }) =>
    matching(nearInputs, changes.files).length > 0;
  return {
    chosen: affected
      .filter(isNear)
      .map((gate) => narrowed(gate, changes))
      .filter(Boolean),
    left: affected.filter((gate) => !isNear(gate)).map(({ name }) => name),
  };
}
