/** Employment and stability figures of a region as charts with tables, also for a big screen. */

export { BigScreenBoard, type BigScreenBoardProps } from './BigScreenBoard.js';
export { guaranteesCopy, type GuaranteesCopy } from './copy.js';
export { Guarantees, type GuaranteesProps } from './Guarantees.js';
export type { GuaranteePaths } from './paths.js';
export type { GuaranteesViewProps, Board as GuaranteeBoard } from './GuaranteesView.js';
