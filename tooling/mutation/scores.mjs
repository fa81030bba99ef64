const caught = new Set(['Killed', 'Timeout']);
const missed = new Set(['Survived', 'NoCoverage']);

const count = (mutants, states) => mutants.filter(({ status }) => states.has(status)).length;

/** Figures of one or more files: mutants that tests noticed, those that none did, and the percentage noticed. */
export function figuresOf(mutants) {
  const [killed, lost] = [count(mutants, caught), count(mutants, missed)];
  const uncovered = count(mutants, new Set(['NoCoverage']));
  const score = killed + lost === 0 ? 0 : (100 * killed) / (killed + lost);
  return { killed, survived: lost - uncovered, uncovered, score };
}

export const figuresLine = (name, { killed, survived, uncovered, score }) =>
  `${name.padEnd(60)} ${String(killed).padStart(6)} killed ${String(survived).padStart(4)} survived ` +
  `${String(uncovered).padStart(4)} not covered ${score.toFixed(1).padStart(6)} %`;

/** The unnoticed changes in a file of Stryker's report, by line. */
export const missedLines = (path, { source, mutants }) =>
  mutants
    .filter(({ status }) => missed.has(status))
    .sort((a, b) => a.location.start.line - b.location.start.line)
    .map(({ location, replacement, status }) => {
      const line = source.split('\n')[location.start.line - 1].trim();
      const note = status === 'NoCoverage' ? ' (not covered)' : '';
      const change = replacement.replaceAll(/\s+/g, ' ').slice(0, 120);
      return `  ${path}:${location.start.line}:${location.start.column}${note}  ${line}  →  ${change}`;
    });
