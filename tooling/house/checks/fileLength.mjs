const limit = 300;
const code = /\.([cm]?[jt]sx?|css|sh|html)$/;

/** Long files on purpose. An entry that is short or gone must leave the list. */
export const exemptions = [];

export function fileLength(files, exempt = exemptions) {
  const long = files
    .filter(({ path }) => code.test(path) && !path.includes('/generated/'))
    .map(({ path, text }) => ({ path, lines: text.split('\n').length - 1 }))
    .filter(({ lines }) => lines > limit);
  const offences = long
    .filter(({ path }) => !exempt.includes(path))
    .map(({ path, lines }) => `${path}: ${lines} lines, at most ${limit}: split it by idea`);
  const stale = exempt
    .filter((path) => !long.some((one) => one.path === path))
    .map((path) => `${path}: stands in the list of long files and is none any more`);
  return [...offences, ...stale];
}
