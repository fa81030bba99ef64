import { Section, Stack, Tabs } from '@huiqi/components/ui';
import { Code } from '../shared/Code.js';
import { CopyButton } from '../shared/CopyButton.js';
import { steps } from '../shared/playgroundPage.css.js';
import {
  htmlSnippet,
  moduleSnippet,
  reactSnippet,
  vueSnippet,
  type SnippetInput,
} from './snippets.js';

const kinds = [
  { value: 'html', label: 'HTML', snippet: htmlSnippet },
  { value: 'module', label: 'JavaScript', snippet: moduleSnippet },
  { value: 'react', label: 'React', snippet: reactSnippet },
  { value: 'vue', label: 'Vue', snippet: vueSnippet },
] as const;

/** The lines to copy, and what they require. */
export function SnippetPanel({ options, hostAddress }: Omit<SnippetInput, 'origin'>) {
  const { origin } = location;
  return (
    <Section title="代码" level={2}>
      <Stack gap={4}>
        <Tabs
          label="代码"
          tabs={kinds.map(({ value, label, snippet }) => {
            const text = snippet({ origin, options, hostAddress });
            return {
              value,
              label,
              content: (
                <Stack gap={3}>
                  <Code label={`${label} 代码`}>{text}</Code>
                  <Stack direction="horizontal">
                    <CopyButton text={text} label="复制代码" />
                  </Stack>
                </Stack>
              ),
            };
          })}
        />
        <Section title="粘贴之前" level={3}>
          <ol className={steps}>
            <li>
              贵方页面的源（例如 http://localhost:8080）须由管理员在
              <a href="/partnerManage">合作机构管理</a>
              中登记，示例管理员为 13800000007；未登记的源会被浏览器拒绝。
            </li>
            <li>页面的内容安全策略在 script-src、connect-src 和 img-src 中允许 {origin}。</li>
            <li>
              /huiqi-token 是贵方后台的接口，以密钥换取短期令牌；没有它，组件照常展示，用户是访客。
            </li>
            <li>仍然不显示时，给组件加上 debug 属性，浏览器控制台会说明缺少什么。</li>
          </ol>
        </Section>
      </Stack>
    </Section>
  );
}
