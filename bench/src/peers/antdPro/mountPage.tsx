import { PageContainer, ProLayout } from '@ant-design/pro-components';
import type { UnreadCount, UserInfo } from '@huiqi/sdk';
import { Badge, ConfigProvider } from 'antd';
import zhCN from 'antd/locale/zh_CN';
import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { useData } from './useData.js';

const menus = {
  user: ['企业中心', '我的申请', '我的续贷', '我的申报', '我的诉求', '我的企业', '消息中心'],
  staff: ['申请管理', '续贷审核', '关系图谱', '部门与人员'],
};

interface ShellProps {
  readonly title: string;
  readonly menu: keyof typeof menus;
  readonly children: ReactNode;
}

function Shell({ title, menu, children }: ShellProps) {
  const user = useData<UserInfo>('/user/info');
  const unread = useData<UnreadCount>('/user/notice/unread/count');
  return (
    <ProLayout
      title="垫江惠企"
      logo={false}
      layout="mix"
      style={{ minHeight: '100vh' }}
      route={{ routes: menus[menu].map((name, place) => ({ path: `/${place}`, name })) }}
      avatarProps={{ title: user?.name ?? '', size: 'small', children: user?.name?.slice(0, 1) }}
      actionsRender={() => [
        <Badge key="unread" count={unread?.count ?? 0}>
          消息
        </Badge>,
      ]}
    >
      <PageContainer title={title}>{children}</PageContainer>
    </ProLayout>
  );
}

/** Shows a page in the layout of antd-pro. */
export function mountPage(title: string, menu: keyof typeof menus, page: ReactNode): void {
  const root = document.querySelector('#root');
  if (!root) return;
  createRoot(root).render(
    <ConfigProvider locale={zhCN}>
      <Shell title={title} menu={menu}>
        {page}
      </Shell>
    </ConfigProvider>,
  );
}
