import { ProDescriptions, ProTable, type ProColumns } from '@ant-design/pro-components';
import type { PolicyReviewDetail, PolicyReviewPage } from '@huiqi/sdk';
import { Spin } from 'antd';
import { useState } from 'react';
import { CaseDrawer, type CaseDrawerProps } from './CaseDrawer.js';
import { mountPage } from './mountPage.js';
import { OpinionForm } from './OpinionForm.js';
import { rowsOf } from './readData.js';
import { sendData } from './sendData.js';
import { useData } from './useData.js';
import { useRowsChoice } from './useRowsChoice.js';

type Row = PolicyReviewPage['content'][number];

const columnsWith = (open: (id: string) => void): ProColumns<Row>[] => [
  {
    title: '企业名称',
    dataIndex: 'companyName',
    render: (_, { id, companyName }) => (
      <a
        href={`#${id}`}
        onClick={(event) => {
          event.preventDefault();
          open(id);
        }}
      >
        {companyName}
      </a>
    ),
  },
  { title: '政策', dataIndex: 'policyTitle' },
  { title: '申报金额（万元）', dataIndex: 'applyAmount', search: false },
  { title: '申报时间', dataIndex: 'submittedTs', valueType: 'dateTime', search: false },
];

function DeclarationDrawer({ id, ids, onOpen }: Pick<CaseDrawerProps, 'id' | 'ids' | 'onOpen'>) {
  const [decided, setDecided] = useState(false);
  const review = useData<PolicyReviewDetail>(`/ticket/admin/policy/order/${id}`);
  const decide = (decision: string) => async (reason: string) => {
    const { version } = review ?? {};
    await sendData('PUT', `/ticket/admin/policy/order/${id}/decide`, { decision, reason, version });
    setDecided(true);
  };
  return (
    <CaseDrawer
      {...{ id, ids, onOpen }}
      title={review?.companyName ?? ''}
      tabs={[
        {
          key: 'facts',
          label: '申报信息',
          children: review ? (
            <ProDescriptions
              column={2}
              dataSource={review}
              columns={[
                { title: '政策', dataIndex: 'policyTitle' },
                { title: '申报金额', dataIndex: 'applyAmount' },
                { title: '申报时间', dataIndex: 'submittedTs', valueType: 'dateTime' },
              ]}
            />
          ) : (
            <Spin />
          ),
        },
      ]}
      decisions={
        review &&
        !decided && (
          <>
            <OpinionForm danger title="不予通过" onSend={decide('REJECT')} />
            <OpinionForm danger title="退回修改" onSend={decide('RETURN')} />
            <OpinionForm title="通过" onSend={decide('PASS')} />
          </>
        )
      }
    />
  );
}

function Declarations() {
  const [ids, setIds] = useState<readonly string[]>([]);
  const [open, setOpen] = useState<string>();
  return (
    <>
      <ProTable<Row>
        {...(useRowsChoice() as object)}
        rowKey="id"
        columns={columnsWith(setOpen)}
        params={{ auditState: 'PENDING' }}
        request={rowsOf('/ticket/admin/policy/order/page')}
        onLoad={(rows) => setIds(rows.map(({ id }) => id))}
      />
      {open !== undefined && <DeclarationDrawer key={open} id={open} ids={ids} onOpen={setOpen} />}
    </>
  );
}

mountPage('申报审核', 'staff', <Declarations />);
