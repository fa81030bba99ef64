import type { ChangeSummary, FormEntry } from '@huiqi/sdk';
import { formatDate } from '@huiqi/sdk/domain';
import { onlyStep } from '../fields/ContentField.js';
import type { ManagedFieldsCopy } from '../fields/copy.js';

/** The edition that typed text was based on; it belongs to the draft, but has no field. */
export const editionName = 'edition';

/** The form whose draft holds what was typed into a change. */
export const draftOf = (changeId: string): string => `change-${changeId}`;

/** Why a change is made and when it is published: its fields beside the content. */
export const publishingEntries = (copy: ManagedFieldsCopy): readonly FormEntry[] => [
  {
    checkName: 'note',
    inputType: 'TEXTAREA',
    label: copy.note,
    hint: copy.noteHint,
    required: false,
    maxLength: 500,
    group: onlyStep,
  },
  {
    checkName: 'publishWhen',
    inputType: 'RADIO',
    label: copy.publishWhen,
    required: true,
    options: [
      { value: 'NOW', label: copy.now },
      { value: 'LATER', label: copy.later },
    ],
    group: onlyStep,
  },
  {
    checkName: 'publishDay',
    inputType: 'DATE',
    label: copy.publishDay,
    hint: copy.publishDayHint,
    required: true,
    earliest: 'TODAY',
    visibleWhen: [{ checkName: 'publishWhen', values: ['LATER'] }],
    group: onlyStep,
  },
];

/** When a change takes effect once it is released; null for at once, also where its time is over. */
export const laterOf = ({ publishOn }: Pick<ChangeSummary, 'publishOn'>): string | null =>
  publishOn !== null && Date.parse(publishOn) > Date.now() ? publishOn : null;

type Values = Readonly<Record<string, string>>;

export const publishingValues = ({ note, publishOn }: ChangeSummary): Values => ({
  note,
  publishWhen: publishOn === null ? 'NOW' : 'LATER',
  publishDay: publishOn === null ? '' : formatDate(publishOn),
});

/** What is sent of these fields. A time that was set elsewhere stays while its day does. */
export function toPublishing(values: Values, { publishOn }: ChangeSummary) {
  const { note = '', publishWhen, publishDay = '' } = values;
  const isLater = publishWhen === 'LATER' && publishDay !== '';
  const isKept = publishOn !== null && formatDate(publishOn) === publishDay;
  const start = () => new Date(`${publishDay}T00:00:00+08:00`).toISOString();
  return { note: note.trim(), publishOn: isLater ? (isKept ? publishOn : start()) : null };
}
