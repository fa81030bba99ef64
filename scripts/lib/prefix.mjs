const colours = [36, 35, 33, 32, 34];

/** Returns a writer that prefixes every complete line with a label. */
export function prefixed(label, index, write = (text) => process.stdout.write(text)) {
  const paint = process.stdout.isTTY
    ? `\u001B[${colours[index % colours.length]}m${label.padEnd(10)}\u001B[0m`
    : label.padEnd(10);
  let rest = '';
  return (chunk) => {
    const lines = (rest + chunk.toString('utf8')).split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) write(`${paint} │ ${line}\n`);
  };
}
