import { SecurityEventTypeLabels, type StaffLogin, type StaffLogins } from '@huiqi/sdk';
import { formatDateTime } from '@huiqi/sdk/domain';
import { fillCopy } from '../../../provider/copy.js';
import { DescriptionList } from '../../../ui/DescriptionList/DescriptionList.js';
import { codeColumn, dateColumn } from '../../../ui/Table/kindColumns.js';
import { Table, type TableColumn } from '../../../ui/Table/Table.js';
import { Tag } from '../../../ui/Tag/Tag.js';
import * as css from '../management.css.js';
import { useRightsCopy, type RightsCopy } from '../rights/copy.js';

const ways: Readonly<Record<string, keyof RightsCopy>> = {
  password: 'wayPassword',
  tax: 'wayTax',
  phone: 'wayPhone',
  handover: 'wayHandover',
  code: 'wayCode',
  register: 'wayRegister',
  own: 'wayOwn',
  changed: 'wayChanged',
  first: 'wayFirst',
  retrieved: 'wayRetrieved',
};

/** The last login, how many there were and failed, and the newest of them. */
export function StaffLoginsView({ logins }: { readonly logins: StaffLogins }) {
  const copy = useRightsCopy();
  const { lastLoginTs, logins: count, failures, events } = logins;
  return (
    <div className={css.stack}>
      <DescriptionList
        size="small"
        items={[
          {
            term: copy.lastLogin,
            value: lastLoginTs === null ? copy.never90 : formatDateTime(lastLoginTs),
          },
          { term: copy.loginCount, value: fillCopy(copy.times, { n: count }) },
          { term: copy.failureCount, value: fillCopy(copy.times, { n: failures }) },
        ]}
      />
      {events.length === 0 ? (
        <p className={css.muted}>{copy.noLogins}</p>
      ) : (
        <Table
          framed={false}
          density="compact"
          caption={copy.loginsTable}
          columns={columns(copy)}
          rows={events.map((event, place) => ({ ...event, place }))}
          rowKey={({ place }) => String(place)}
        />
      )}
    </div>
  );
}

const columns = (copy: RightsCopy): TableColumn<StaffLogin>[] => [
  {
    key: 'event',
    header: copy.event,
    rowHeader: true,
    render: ({ event }) =>
      event === 'LOGIN_FAILED' ? (
        <Tag tone="warning">{SecurityEventTypeLabels[event]}</Tag>
      ) : (
        SecurityEventTypeLabels[event]
      ),
  },
  {
    key: 'way',
    header: copy.way,
    render: ({ event, detail }) =>
      event === 'LOGIN_RESET' ? copy.wayReset : copy[ways[detail] ?? 'never'],
  },
  codeColumn('address', copy.address, ({ address }) => address),
  dateColumn('time', copy.time, ({ createdTs }) => formatDateTime(createdTs)),
];
