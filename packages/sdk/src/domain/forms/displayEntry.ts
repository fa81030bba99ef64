import { systemRecommendationCode, systemRecommendationText } from '../../generated/constants.js';
import type { FormEntry } from '../../generated/models.js';
import { partsOf } from './formChoices.js';
import { rangeDays } from './formDates.js';
import { emptyText, formatPercent, formatThousands } from '../text/formats.js';

/** Names of codes that the form does not contain. */
export interface EntryNames {
  readonly areaName?: ((code: string) => string | undefined) | undefined;
  readonly companyName?: ((creditCode: string) => string | undefined) | undefined;
}

/** A form value formatted for display: in the review, and in an order. */
export function displayEntry(
  entry: FormEntry,
  raw: string | undefined,
  { areaName, companyName }: EntryNames = {},
): string {
  const value = (raw ?? '').trim();
  if (value === '') return emptyText;
  const labelOfChoice = (choice: string) =>
    entry.options?.find((option) => option.value === choice)?.label ?? choice;
  switch (entry.inputType) {
    case 'MONEY':
    case 'NUMBER': {
      const text = formatThousands(value);
      return text === emptyText ? value : `${text}${entry.unit ?? ''}`;
    }
    case 'PERCENT': {
      const text = formatPercent(value);
      return text === emptyText ? value : text;
    }
    case 'SELECT':
    case 'RADIO':
      return labelOfChoice(value);
    case 'CHECKBOX':
      return partsOf(value).map(labelOfChoice).join('、');
    case 'DATE_RANGE':
      return rangeDays(value)
        .map((day) => day || emptyText)
        .join(' 至 ');
    case 'AREA':
      return areaName?.(value) ?? value;
    case 'COMPANY':
      return companyName?.(value) ?? value;
    case 'RECOMMENDATION_CODE':
      return value === systemRecommendationCode ? systemRecommendationText : value;
    case 'UPLOAD':
      return `${partsOf(value).length}个文件`;
    case 'AGREEMENT':
      return value === 'true' ? '已同意' : emptyText;
    default:
      return value;
  }
}
