/** What is due on the staff's desks, and how loan applications are handled, in figures. */

export { DeskStatisticsScreen, type DeskStatisticsScreenProps } from './DeskStatisticsScreen.js';
export { DeskStatisticsView, type DeskStatisticsViewProps } from './DeskStatisticsView.js';
export { DueWork, type DueWorkProps } from './DueWork.js';
export { DueWorkView, type DueWorkViewProps } from './DueWorkView.js';
export type { StatisticsChoice } from './statisticsQuery.js';
export { deskFiguresCopy, type DeskFiguresCopy } from './copy.js';
