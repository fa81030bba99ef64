/** A Markdown table of seconds by engine and journey: `results` are { engine, journey, seconds, passed }. */
export function renderTable(results) {
  const unique = (key) => [...new Set(results.map((one) => one[key]))];
  const engines = unique('engine');
  const cell = (journey) => (engine) => {
    const one = results.find((each) => each.journey === journey && each.engine === engine);
    if (!one) return '';
    return one.passed ? one.seconds.toFixed(1) : `failed (${one.seconds.toFixed(1)})`;
  };
  const rows = [
    ['seconds', ...engines],
    ['---', ...engines.map(() => '---:')],
    ...unique('journey').map((journey) => [journey, ...engines.map(cell(journey))]),
  ];
  return rows.map((row) => `| ${row.join(' | ')} |`).join('\n');
}
