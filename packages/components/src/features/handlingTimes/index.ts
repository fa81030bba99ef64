/** Days in which a region's desks promise to decide, and how long cases have waited. */

export { DueTag, type DueTagProps } from './DueTag.js';
export { HandlingTimesScreen, type HandlingTimesScreenProps } from './HandlingTimesScreen.js';
export { HandlingTimesView, type HandlingTimesViewProps } from './HandlingTimesView.js';
export { handlingTimesCopy, type HandlingTimesCopy } from './copy.js';
