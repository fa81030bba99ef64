import { ProCard, StatisticCard } from '@ant-design/pro-components';
import type { NoticePage, OrderPage, OrderStatistic } from '@huiqi/sdk';
import { Button, List } from 'antd';
import { mountPage } from './mountPage.js';
import { useData } from './useData.js';

const orders = '/order/user/page?index=1&size=';

function UserCentre() {
  const counts = useData<OrderStatistic>('/order/user/loan/statistic');
  const granted = useData<OrderPage>(`${orders}3&orderStatus=APPROVAL_SUCCESS`);
  const drafts = useData<OrderPage>(`${orders}3&orderStatus=SAVE_NOT_SUBMIT`);
  const recent = useData<OrderPage>(`${orders}5`);
  const notices = useData<NoticePage>('/user/notice/page?index=1&size=3');
  const tasks = [...(granted?.content ?? []), ...(drafts?.content ?? [])];
  return (
    <>
      <ProCard loading={!counts}>
        <StatisticCard statistic={{ title: '全部申请', value: counts?.total ?? 0 }} />
        <StatisticCard statistic={{ title: '申请中', value: counts?.applying ?? 0 }} />
        <StatisticCard statistic={{ title: '已授信', value: counts?.granted ?? 0 }} />
        <StatisticCard statistic={{ title: '已放款', value: counts?.disbursed ?? 0 }} />
      </ProCard>
      <ProCard title="待办事项" loading={!granted || !drafts}>
        <List
          dataSource={tasks}
          renderItem={({ orderId, productName, companyName }) => (
            <List.Item key={orderId} actions={[<Button key="open">查看申请</Button>]}>
              <List.Item.Meta title={productName} description={companyName} />
            </List.Item>
          )}
        />
      </ProCard>
      <ProCard title="最近的申请" loading={!recent}>
        <List
          dataSource={recent?.content ?? []}
          renderItem={({ orderId, productName, bankName, createdTs }) => (
            <List.Item key={orderId}>
              <List.Item.Meta title={`${productName}（${bankName}）`} description={createdTs} />
            </List.Item>
          )}
        />
      </ProCard>
      <ProCard title="消息" loading={!notices}>
        <List
          dataSource={notices?.content ?? []}
          renderItem={({ id, title, createdTs }) => (
            <List.Item key={id}>
              <List.Item.Meta title={title} description={createdTs} />
            </List.Item>
          )}
        />
      </ProCard>
    </>
  );
}

mountPage('企业中心', 'user', <UserCentre />);
