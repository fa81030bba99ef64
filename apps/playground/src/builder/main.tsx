import { HuiqiProvider } from '@huiqi/components/provider';
import { createClient } from '@huiqi/sdk';
import { drawPage } from '../shared/drawPage.js';
import { PlaygroundPage } from '../shared/PlaygroundPage.js';
import { BuilderPage } from './BuilderPage.js';
import { pageFetch, interceptWidgetCalls } from './previewServer.js';

interceptWidgetCalls();
drawPage(
  <HuiqiProvider client={createClient({ session: 'token', fetch: pageFetch })} reset="tree">
    <PlaygroundPage
      title="组件生成器"
      lead="选好功能、范围、外观和文字，旁边就是合作方页面里的组件；满意后复制代码。在“服务”中让组件遇到故障或任意错误码。我的申请、通知等功能需要先登录示例账号。"
    >
      <BuilderPage />
    </PlaygroundPage>
  </HuiqiProvider>,
);
