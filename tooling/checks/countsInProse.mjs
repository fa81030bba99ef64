import { lineOf } from './text.mjs';

/** What the repository holds, and grows. */
const things =
  '(?:calls?|operations?|endpoints?|components?|primitives|stories|tests|screens|gates|permissions|migrations|domains)';
const count = '\\d[\\d,]+';
const inBrackets = `\\b${things}\\b[^.()|]{0,40}\\(${count}\\)`;
const counted = new RegExp(`\\b${count} ${things}\\b|${inBrackets}`, 'gi');
// There a number of calls may be how something was measured.
const countedWhole = new RegExp(
  `\\b(?:all|every|the|its) ${count} ${things}\\b|${inBrackets}`,
  'gi',
);
const measurements = /^(bench\/|docs\/reliability\.md)/;
// Decisions and changes were true when they were written; the generator counts for its pages.
const exempt = /^(docs\/adr\/|\.changeset\/|docs\/(?:contract|errors)\.md$)|(^|\/)CHANGELOG\.md$/;

/** A document does not count what the repository holds: the next change makes it wrong, and no gate sees that. */
export const countsInProse = (files) =>
  files
    .filter(({ path }) => path.endsWith('.md') && !exempt.test(path))
    .flatMap(({ path, text }) =>
      [...text.matchAll(measurements.test(path) ? countedWhole : counted)].map(
        ({ 0: found, index }) =>
          `${path}:${lineOf(text, index)}: "${found}", a count that no generator keeps true`,
      ),
    );
