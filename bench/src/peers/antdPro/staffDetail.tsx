import {
  ModalForm,
  ProCard,
  ProDescriptions,
  ProFormDigit,
  ProFormTextArea,
} from '@ant-design/pro-components';
import type { OrderTrail, StaffOrderDetail } from '@huiqi/sdk';
import { Button, Descriptions, Flex, Timeline } from 'antd';
import { mountPage } from './mountPage.js';
import { useData } from './useData.js';

const orderId = new URLSearchParams(location.search).get('orderId') ?? '';

function Decision({ amount }: { readonly amount: string }) {
  return (
    <ModalForm
      title="通过申请"
      initialValues={{ amount }}
      trigger={
        <Button type="primary" block>
          通过申请
        </Button>
      }
      onFinish={async () => true}
    >
      <ProFormDigit name="amount" label="授信金额" rules={[{ required: true }]} />
      <ProFormDigit name="rate" label="年利率" rules={[{ required: true }]} />
      <ProFormDigit name="term" label="期限" rules={[{ required: true }]} />
      <ProFormTextArea name="remark" label="审核意见" />
    </ModalForm>
  );
}

function StaffOrder() {
  const order = useData<StaffOrderDetail>(`/order/admin/${orderId}`);
  const trail = useData<OrderTrail>(`/order/${orderId}/admin/trail`);
  if (!order) return <ProCard loading />;
  return (
    <Flex gap={24} align="start">
      <ProCard direction="column" title={order.companyName}>
        <ProDescriptions
          title="申请信息"
          column={2}
          dataSource={order}
          columns={[
            { title: '产品', dataIndex: 'productName' },
            { title: '贷款银行', dataIndex: 'bankName' },
            { title: '申请金额', dataIndex: 'loanAmount' },
            { title: '申请期限', dataIndex: 'loanterm' },
            { title: '申请时间', dataIndex: 'createdTs', valueType: 'dateTime' },
            { title: '申请人', dataIndex: 'applyUser' },
            { title: '贷款用途', dataIndex: 'loanLending' },
            { title: '联系人', dataIndex: 'contactName' },
            { title: '联系电话', dataIndex: 'contactPhone' },
            { title: '所属地区', dataIndex: ['region', 'regionName'] },
          ]}
        />
        <Descriptions title="补充信息" column={2}>
          {order.items.map(({ checkName, label, value }) => (
            <Descriptions.Item key={checkName} label={label}>
              {value}
            </Descriptions.Item>
          ))}
        </Descriptions>
        <Timeline
          items={(trail?.rows ?? []).map((row) => ({
            children: `${row.createdTs} ${row.operatorName ?? ''} ${row.event}`,
          }))}
        />
      </ProCard>
      <ProCard title="办理" style={{ width: 320 }}>
        <Decision amount={order.loanAmount ?? ''} />
      </ProCard>
    </Flex>
  );
}

mountPage('申请详情', 'staff', <StaffOrder />);
