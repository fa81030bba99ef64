import {
  ChangeActionLabels,
  ChangeStateLabels,
  JobNameLabels,
  ManagedKindLabels,
  ManagedStateLabels,
  NoticeSubjectKindLabels,
  PromisedDeskLabels,
  type SecurityEvent,
} from '@huiqi/sdk';
import { hasOwn, labelOf, lastOf } from '@huiqi/sdk/domain';
import { fillCopy } from '../../provider/copy.js';
import type { MonitoringCopy } from './copy.js';

const ways = {
  password: 'byPassword',
  tax: 'byTax',
  phone: 'byPhone',
  handover: 'byHandover',
  code: 'byCode',
  register: 'byRegister',
  own: 'bySelf',
  changed: 'passwordChanged',
  first: 'passwordFirst',
  retrieved: 'passwordRetrieved',
} as const satisfies Readonly<Record<string, keyof MonitoringCopy>>;

const changes = {
  CREATED: 'partnerCreated',
  CHANGED: 'partnerChanged',
  DISABLED: 'partnerDisabled',
  ENABLED: 'partnerEnabled',
  SECRET_ROTATED: 'partnerSecret',
  RETRIED: 'jobRetried',
  CANCELLED: 'jobCancelled',
} as const satisfies Readonly<Record<string, keyof MonitoringCopy>>;

const batchActions = {
  ASSIGN: 'batchAssign',
  CLOSE: 'batchClose',
  REFUSE: 'batchRefuse',
} as const satisfies Readonly<Record<string, keyof MonitoringCopy>>;

const textOf = <Key extends string>(
  table: Readonly<Record<Key, keyof MonitoringCopy>>,
  code: string,
  copy: MonitoringCopy,
) => (hasOwn(table, code) ? copy[table[code as Key]] : code);

/**
 * Describes an event. The trail contains codes: `password`, `pt_demo DISABLED`, `messages 12 RETRIED`, `DEMAND 7001`.
 */
export function securityDetail(
  { event, detail, partnerName }: Pick<SecurityEvent, 'event' | 'detail' | 'partnerName'>,
  copy: MonitoringCopy,
): string {
  const parts = detail.split(' ');
  const [first = ''] = parts;
  const change = textOf(changes, lastOf(parts) ?? '', copy);
  if (event === 'PARTNER_CHANGED') return `${change} ${partnerName ?? first}`;
  if (event === 'JOB_CHANGED') return `${change} ${labelOf(JobNameLabels, first)}`;
  if (event === 'HANDLING_TIME_CHANGED') {
    const label = labelOf(PromisedDeskLabels, first);
    const days = lastOf(parts) ?? '';
    const id = parts.length > 2 ? parts[1] : undefined;
    const desk = id === undefined ? label : fillCopy(copy.handlingCategory, { desk: label, id });
    return days !== 'DEFAULT'
      ? fillCopy(copy.handlingDays, { desk, days })
      : fillCopy(copy.handlingUsual, { desk });
  }
  if (event === 'BATCH_DECIDED') {
    const [desk = '', action = '', done = '', total = ''] = parts;
    return fillCopy(copy.batch, {
      desk: labelOf(
        { ...NoticeSubjectKindLabels, ...PromisedDeskLabels, CONTENT: copy.content },
        desk,
      ),
      action: labelOf(ChangeActionLabels, textOf(batchActions, action, copy)),
      done,
      total,
    });
  }
  if (event === 'CONTENT_CHANGED') {
    const [kind = '', state = '', id = ''] = parts;
    const states = {
      ...ChangeStateLabels,
      ...ManagedStateLabels,
      IMPORTED: copy.imported,
      PUBLISHED_ALONE: copy.publishedAlone,
      SCHEDULED_ALONE: copy.scheduledAlone,
    };
    return `${labelOf(ManagedKindLabels, kind)} ${labelOf(states, state)} ${id}`;
  }
  if (event === 'LOGIN_RESET') return fillCopy(copy.resetBy, { id: first });
  if (event === 'CONTACT_READ')
    return `${labelOf(NoticeSubjectKindLabels, first)} ${parts.slice(1).join(' ')}`;
  return textOf(ways, detail, copy);
}
