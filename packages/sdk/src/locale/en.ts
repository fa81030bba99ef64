import { formatDate, formatDateTime, formatNoticeTime } from '../domain/dates/dates.js';
import {
  formatPercentRange,
  formatTermRange,
  formatWan,
  formatWanFigure,
} from '../domain/text/formats.js';
import { accountLabelsEn } from './accountLabels.en.js';
import { catalogueMessagesEn } from './catalogueMessages.en.js';
import { createTranslator } from './createTranslator.js';
import {
  formatDateEn,
  formatDateTimeEn,
  formatNoticeTimeEn,
  formatPercentRangeEn,
  formatTermRangeEn,
  formatWanEn,
  formatWanFigureEn,
} from './formats.en.js';
import { loanLabelsEn } from './loanLabels.en.js';
import { localizeErrorWith } from './localizeError.js';
import { ruleMessagesEn } from './ruleMessages.en.js';
import type { SdkLocale } from './SdkLocale.js';
import { serverMessagesEn } from './serverMessages.en.js';
import { serviceLabelsEn } from './serviceLabels.en.js';

export type { SdkLocale } from './SdkLocale.js';
export { createTranslator, type Sentence } from './createTranslator.js';

const message = createTranslator([...ruleMessagesEn, ...catalogueMessagesEn, ...serverMessagesEn]);

/** English: labels of enumerations, formats, messages of rules and server. */
export const en: SdkLocale = {
  tag: 'en',
  counterparts: new Map<unknown, unknown>([
    ...accountLabelsEn,
    ...loanLabelsEn,
    ...serviceLabelsEn,
    [formatDate, formatDateEn],
    [formatDateTime, formatDateTimeEn],
    [formatNoticeTime, formatNoticeTimeEn],
    [formatPercentRange, formatPercentRangeEn],
    [formatTermRange, formatTermRangeEn],
    [formatWan, formatWanEn],
    [formatWanFigure, formatWanFigureEn],
  ]),
  message,
  localizeError: localizeErrorWith(message),
};
