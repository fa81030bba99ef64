import { lineOf } from './text.mjs';

const chinese = /[\u4e00-\u9fff]/;

/** Source of the packages with a user interface. */
const scanned = /^packages\/(?:components|embed)\/src\/.*\.tsx?$/;

/** Dictionaries, English ones (keyed by Chinese sentences), and files only used by tests and stories. */
const dictionary = /(?:^|\/)\w*[cC]opy\.ts$|\.en\.ts$/;
const forTests =
  /\.(?:test|stories|fixture)\.tsx?$|\/(?:storyEntries|sampleGraph|samplePictures|sampleNetwork|testForm)\.ts$/;

/**
 * Other files that may contain Chinese. The list is closed: new texts go into a dictionary. `rules` compose sentences
 * that are translated on display (docs/adr/0024-copy-and-locales.md); `staff` are shown by the site only.
 */
const exempt = {
  rules: [
    'copy/punctuation.ts',
    'patterns/DynamicField/MonthInput.tsx',
    'patterns/DynamicField/RecommendationInput.tsx',
    'patterns/filters/amount.ts',
    'patterns/filters/date.ts',
    'patterns/page/markLetter.ts',
    'patterns/useFormWizard/useFormWizard.ts',
    'provider/describeError.ts',
    'ui/DateInput/dateText.ts',
    'ui/ErrorPanel/withoutRetryHint.ts',
    'ui/NumberInput/numberProblem.ts',
    'ui/Upload/checkFile.ts',
  ],
  staff: [
    'features/exports/',
    'features/renewals/',
    'features/staffOrders/',
    'patterns/charts/chartData.ts',
    'patterns/ColumnChooser/',
    'patterns/Dashboard/',
    'patterns/FrontPage/',
    'patterns/SavedFilters/',
    'patterns/ShortcutHelp/',
    'patterns/StaffDesk/',
    'patterns/UserCentreLayout/',
  ],
};
const components = 'packages/components/src/';
// The loader and its errors are loaded before any dictionary.
const embed = ['packages/embed/src/'];
const exemptPaths = [
  ...Object.values(exempt)
    .flat()
    .map((path) => `${components}${path}`),
  ...embed,
];

const withoutComments = (text) =>
  text.replace(/\/\*[\s\S]*?\*\/|(^|[^:'"`])\/\/[^\n]*/g, (comment) =>
    comment.replace(/[^\n]/g, ' '),
  );

/** Chinese outside copy dictionaries, where neither another language nor a host could replace it. */
export const chineseLiterals = (files) =>
  files
    .filter(
      ({ path }) =>
        scanned.test(path) &&
        !dictionary.test(path) &&
        !forTests.test(path) &&
        !exemptPaths.some((one) => path.startsWith(one)),
    )
    .flatMap(({ path, text }) => {
      const found = chinese.exec(withoutComments(text));
      return found
        ? [`${path}:${lineOf(text, found.index)}: Chinese outside a copy dictionary`]
        : [];
    });
