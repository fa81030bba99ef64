import type { Translation } from '../copy/types.js';
import type { chartCopy } from './charts/copy.js';
import type { stateCopy } from './DataState/copy.js';
import type { fieldsCopy } from './DynamicField/copy.js';
import type { listCopy } from './ListView/copy.js';
import type { laterListCopy } from './ListView/laterCopy.js';
import type { pageCopy } from './page/copy.js';
import type { richTextCopy } from './RichText/copy.js';

/** English copy of lists and their filters. */
export const listsCopyEn = {
  total: '{n} in all',
  many: '10,000+',
  filter: 'Filter',
  filterOf: 'Filter {title}',
  pagesOf: 'Pages of {title}',
  chosen: 'Active filters',
  removeFilter: 'Remove filter {label}',
  clearAll: 'Clear all',
  search: 'Search',
  place: 'page {page} of {last}',
  placeOfMany: 'page {page}',
  conditions: '{n} filters',
  noResults: 'No results',
  resultsOf: '{title}: results',
  pageOf: '{title}, {place}',
  and: ', ',
  withCount: '{text} ({n})',
  fewerFilters: 'Fewer filters',
  moreFilters: 'More filters',
  query: 'Search',
  reset: 'Reset',
  sort: 'Sort by',
  nothingFound: 'No results',
  all: 'All',
  is: '{label}: {value}',
  from: '{label}: from {first}',
  until: '{label}: to {last}',
  between: '{label}: {first} to {last}',
  atLeast: '{label}, from',
  atMost: '{label}, to',
  to: 'to',
  showResults: 'Show results',
  showCount: 'Show {n} results',
  tryOther: 'Try another filter, or clear them all.',
  clearConditions: 'Clear all filters',
} as const satisfies Translation<
  Record<keyof typeof listCopy | keyof typeof laterListCopy, string>
>;

/** English copy of whole pages. */
export const pagesCopyEn = {
  copyOf: '{copy} {label}',
  history: 'Progress',
  next: 'What happens next',
  cure: 'What you can do',
  alternatives: 'You can also',
  step: 'Step {n} of {total}',
  minutesLeft: 'About {n} min left',
  back: 'Back',
  notFound: 'This page was not found',
  forbidden: 'You have no permission to see this',
  fault: 'The system is busy',
  requestNumber: 'Request number',
  contents: 'Contents',
  print: 'Print',
  loading: 'Loading',
  tryAgain: 'Try again',
  tableOf: 'Table {n} of the text',
} as const satisfies Translation<
  Record<keyof typeof pageCopy | keyof typeof richTextCopy | keyof typeof stateCopy, string>
>;

/** English copy of forms whose entries are known only at run time. */
export const formsCopyEn = {
  tooLong: '{n} characters too many',
  under20: 'Fewer than 20 characters left',
  under10: 'Fewer than 10 characters left',
  province: 'Province',
  city: 'City',
  district: 'District',
  levelOf: '{label}: {level}',
  chooseLevel: '{level}',
  loadingAreas: 'Loading…',
  upload: 'Upload {label}',
  fileNumber: 'File {n}',
  and: ', ',
  enterOwn: 'Enter a code',
  allocated: 'Allocate one',
  agree: 'I have read and accept',
  agreeTo: 'I have read and accept “{title}”',
  titled: '“{title}”',
  agreed: 'Read and accepted',
  monthPattern: 'YYYY-MM',
  chooseBetween: 'Choose {least} to {most}',
  chooseAtMost: 'Choose at most {most}',
  chooseAtLeast: 'Choose at least {least}',
  choose: 'Choose',
  change: 'Change',
  changeOf: 'Change {label}',
  draftSaved: 'Saved automatically',
  draftRestored: 'What you entered last time has been restored.',
  restart: 'Start again',
  filledElsewhere:
    'You are filling in this form in another tab too, with different content. What you entered here is unchanged and kept on this page only; choose which one to keep.',
  takeOther: 'Use that of the other tab',
  keepMine: 'Keep what is here',
  taken: 'What you entered in the other tab is shown here now.',
  takeBack: 'Back to what was here',
  removed: 'This form was submitted or cleared in another tab; what you entered here is kept.',
  nextStep: 'Next',
} as const satisfies Translation<typeof fieldsCopy>;

/** English copy of charts. */
export const chartsCopyEn = {
  showChart: 'Show chart',
  showData: 'Show data',
  buttonOf: '{action}: {title}',
  fromTo: 'From least to most: {least} to {largest} {unit}',
  axisFrom: 'The axis begins at {value}',
  saveImage: 'Save picture',
  dataOf: 'Data: {title}',
  howToPlot: '{title}: arrow keys go from point to point, Home and End to the ends',
  howToRadar: '{title}: arrow keys go from point to point',
} as const satisfies Translation<typeof chartCopy>;
