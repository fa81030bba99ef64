// A list page like those of antd-pro: layout, menu, breadcrumb, router, and the market as content.
import { Breadcrumb, Button, ConfigProvider, Layout, Menu } from 'antd';
import zhCN from 'antd/locale/zh_CN';
import { createRoot } from 'react-dom/client';
import {
  createBrowserRouter,
  Outlet,
  RouterProvider,
  useLocation,
  useNavigate,
} from 'react-router';
import { Market } from './Market.js';

const entries = [
  { key: '/homePage', label: '首页' },
  { key: '/loan', label: '普惠贷款' },
  { key: '/notice', label: '通知公告' },
  { key: '/about', label: '关于我们' },
];

function Shell() {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const current = entries.find(({ key }) => key === pathname);
  return (
    <Layout>
      <Layout.Header style={{ display: 'flex', alignItems: 'center', gap: 24 }}>
        <strong style={{ color: '#fff' }}>惠企</strong>
        <Menu
          theme="dark"
          mode="horizontal"
          style={{ flex: 1 }}
          items={entries}
          selectedKeys={[pathname]}
          onClick={({ key }) => navigate(key)}
        />
        <Button type="primary">登录</Button>
      </Layout.Header>
      <Layout.Content style={{ padding: '16px 48px' }}>
        <Breadcrumb items={[{ title: '首页' }, { title: current?.label ?? '' }]} />
        <h1>{current?.label}</h1>
        <Outlet />
      </Layout.Content>
      <Layout.Footer style={{ textAlign: 'center' }}>惠企 企业综合服务平台</Layout.Footer>
    </Layout>
  );
}

const router = createBrowserRouter([
  {
    element: <Shell />,
    children: [
      { path: '/loan', element: <Market /> },
      { path: '*', element: <p>敬请期待</p> },
    ],
  },
]);

const root = document.querySelector('#root');
if (root) {
  createRoot(root).render(
    <ConfigProvider locale={zhCN}>
      <RouterProvider router={router} />
    </ConfigProvider>,
  );
}
