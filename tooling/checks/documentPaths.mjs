import { lineOf } from './text.mjs';

const endings = '(?:[cm]?[jt]sx?|json|md|ya?ml|css|sql|sh|cfg)';
const span = /`[^`\n]+`/g;
/** A path with a folder, as a whole word of a code span. */
const path = new RegExp(`(?<=[\`\\s])(?:[\\w.-]+/)+[\\w.-]+\\.${endings}(?=[\`\\s])`, 'g');
/** What commands write. */
const written = /(?:^|\/)(?:dist|node_modules|\.cache)\//;
// Decisions and changesets were true when written; the generator updates its own pages.
const exempt = /^(docs\/adr\/|\.changeset\/|docs\/(?:contract|errors)\.md$)|(^|\/)CHANGELOG\.md$/;

/** A file that a document names exists: at this path, or below a folder that the sentence is about. */
export function documentPaths(files) {
  const paths = files.map((file) => file.path);
  // The copy of the tree that takes one more domain (tooling/exampleDomain) is made without the benchmarks.
  const isLeftOut = (named) =>
    named.startsWith('bench/') && !paths.some((one) => one.startsWith('bench/'));
  const exists = (named) =>
    paths.some((one) => `/${one}`.endsWith(`/${named}`)) || isLeftOut(named);
  return files
    .filter((file) => file.path.endsWith('.md') && !exempt.test(file.path))
    .flatMap((file) =>
      [...file.text.matchAll(span)].flatMap(({ 0: code, index }) =>
        [...code.matchAll(path)]
          .map(([named]) => named.replace(/^\.\//, ''))
          .filter((named) => !written.test(named) && !exists(named))
          .map((named) => `${file.path}:${lineOf(file.text, index)}: there is no file ${named}`),
      ),
    );
}
