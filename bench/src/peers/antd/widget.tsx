// What a partner's page would load: one script that renders the market into an element.
import { ConfigProvider } from 'antd';
import zhCN from 'antd/locale/zh_CN';
import { createRoot } from 'react-dom/client';
import { Market } from './Market.js';

const place = document.querySelector('#antd-widget');
if (place) {
  createRoot(place).render(
    <ConfigProvider locale={zhCN}>
      <Market />
    </ConfigProvider>,
  );
}
