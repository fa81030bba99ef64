import { lineOf } from './text.mjs';

/** Things whose number in the repository grows. */
const things =
  '(?:calls?|operations?|endpoints?|components?|primitives|stories|tests|screens|gates|permissions|migrations|domains)';
const count = '\\d[\\d,]+';
const inBrackets = `\\b${things}\\b[^.()|]{0,40}\\(${count}\\)`;
const counted = new RegExp(`\\b${count} ${things}\\b|${inBrackets}`, 'gi');
// Here a number of calls may describe a measurement.
const countedWhole = new RegExp(
  `\\b(?:all|every|the|its) ${count} ${things}\\b|${inBrackets}`,
  'gi',
);
const measurements = /^(bench\/|docs\/reliability\.md)/;
// Decisions and changesets were true when written; the generator updates its own pages.
const exempt = /^(docs\/adr\/|\.changeset\/|docs\/(?:contract|errors)\.md$)|(^|\/)CHANGELOG\.md$/;

/**
 * A document does not count what the repository contains: the next change would make it wrong, unnoticed by any gate.
 */
export const countsInProse = (files) =>
  files
    .filter(({ path }) => path.endsWith('.md') && !exempt.test(path))
    .flatMap(({ path, text }) =>
      [...text.matchAll(measurements.test(path) ? countedWhole : counted)].map(
        ({ 0: found, index }) =>
          `${path}:${lineOf(text, index)}: "${found}", a count that no generator keeps true`,
      ),
    );
