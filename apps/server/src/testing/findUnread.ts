import { inputValues } from './inputValues.js';
import type { Schema } from './arbitraryOf.js';
import type { Input, Observed, Probe } from './probeHandlers.js';

interface DeclaredInput {
  readonly name: string;
  readonly required?: boolean;
  readonly schema: Schema;
}

/** Observes twice and returns the second result: the first may fill a cache. */
async function settled(probe: Probe, input: Input): Promise<Observed> {
  await probe.observe(input);
  return probe.observe(input);
}

/** Makes observations comparable by removing what differs between two calls with one input, such as the time. */
async function steadyText(probe: Probe, input: Input): Promise<(observed: Observed) => string> {
  const [one, other] = [await settled(probe, input), await probe.observe(input)];
  const changing = new Set(
    one.statements.flatMap(([text, values], at) =>
      other.statements[at]?.[1] === values ? [] : [text],
    ),
  );
  const hasResult = one.outcome === other.outcome;
  return ({ statements, outcome }) =>
    JSON.stringify([
      statements.map(([text, values]) => (changing.has(text) ? [text] : [text, values])),
      hasResult ? outcome : '',
    ]);
}

const without = (input: Input, name: string): Input =>
  Object.fromEntries(Object.entries(input).filter(([key]) => key !== name));

/** Inputs tried beside one: the example's, the minimum, all, and all but one. */
function companions({ input }: Probe, declared: readonly DeclaredInput[]): Input[] {
  const optional = declared.filter(({ required }) => !required);
  const least = optional.reduce((rest, { name }) => without(rest, name), input);
  const all = Object.fromEntries(
    optional.map(({ name, schema }) => [name, inputValues(name, schema)[0]]),
  );
  const most = { ...input, ...all };
  return [
    input,
    least,
    { ...all, ...input },
    most,
    ...optional.map(({ name }) => without(most, name)),
  ];
}

/** Whether any value of an input makes a difference. */
async function matters(
  probe: Probe,
  { name, schema, required }: DeclaredInput,
  beside: Input,
): Promise<boolean> {
  const text = await steadyText(probe, beside);
  const given = name in probe.input ? [{ ...beside, [name]: probe.input[name] }] : [];
  const others = inputValues(name, schema).map((value) => ({ ...beside, [name]: value }));
  const inputs = [...given, ...(required ? [] : [without(beside, name)]), ...others];
  const seen = new Set<string>();
  for (const input of inputs) {
    seen.add(text(await settled(probe, input)));
    if (seen.size > 1) return true;
  }
  return false;
}

/**
 * Names of inputs that the handler's last call did not read and that change neither a statement nor the result,
 * whatever their value and the other inputs.
 */
export async function findUnread(
  probe: Probe,
  declared: readonly DeclaredInput[],
): Promise<string[]> {
  const unread: string[] = [];
  for (const one of declared.filter(({ name }) => !probe.read.has(name))) {
    let isRead = false;
    for (const beside of companions(probe, declared)) isRead ||= await matters(probe, one, beside);
    if (!isRead) unread.push(one.name);
  }
  return unread;
}
