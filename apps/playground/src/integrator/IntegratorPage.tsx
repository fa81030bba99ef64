import type { Locale } from '@huiqi/components/locale/en';
import { HuiqiProvider } from '@huiqi/components/provider';
import { Section, Stack, Tabs } from '@huiqi/components/ui';
import { useEffect, useMemo, useState } from 'react';
import { Code } from '../shared/Code.js';
import { PlaygroundPage } from '../shared/PlaygroundPage.js';
import { columns } from '../shared/playgroundPage.css.js';
import { SampleLogin } from '../shared/SampleLogin.js';
import { LoanMarket } from './LoanMarket.js';
// oxlint-disable-next-line import/default -- ?raw gives the text of the file as its default
import source from './LoanMarket.tsx?raw';
import { clientOf, firstSettings, forcedError, type Settings } from './settings.js';
import { SettingsPanel } from './SettingsPanel.js';
import { useAppearance } from './useAppearance.js';

function useLocale(language: string): Locale | undefined {
  const [english, setEnglish] = useState<Locale>();
  useEffect(() => {
    if (language === 'en')
      void import('@huiqi/components/locale/en').then(({ en }) => setEnglish(en));
  }, [language]);
  return language === 'en' ? english : undefined;
}

/** The components in an integrator's own application, with all settings. */
export function IntegratorPage() {
  const [settings, setSettings] = useState(firstSettings);
  const { scenario, language, detailsText } = settings;
  const client = useMemo(() => clientOf(scenario), [scenario]);
  const problems = useAppearance(settings);
  const locale = useLocale(language);
  const copy = useMemo(
    () => (detailsText ? { products: { details: detailsText } } : {}),
    [detailsText],
  );
  const [notice, setNotice] = useState('');
  const [forced, setForced] = useState('');
  const change = (next: Settings) => {
    const { code } = next;
    if (code !== settings.code) {
      setForced('');
      forcedError.set(code, (operation) => setForced(`${operation} 以 ${code} 失败`));
    }
    setSettings(next);
  };
  return (
    <HuiqiProvider client={client} copy={copy} locale={locale} reset="tree">
      <PlaygroundPage
        title="React 组件"
        lead="在自己的 React 应用中直接使用组件：产品、详情与申请由“源代码”一页的几十行画出。先登录示例账号可以走完申请；在“服务的表现”中切换故障，或让下一个调用返回任意错误码。"
      >
        <SampleLogin key={scenario} onChange={() => setNotice('')} />
        <div className={columns}>
          <SettingsPanel
            value={settings}
            onChange={change}
            problem={problems[0]?.message}
            forced={forced}
          />
          <Tabs
            label="页面与源代码"
            tabs={[
              {
                value: 'page',
                label: '页面',
                content: (
                  <Stack gap={4}>
                    <p role="status">{notice}</p>
                    <LoanMarket
                      key={scenario}
                      onLogin={() => setNotice('请在上方登录示例账号。')}
                    />
                  </Stack>
                ),
              },
              {
                value: 'source',
                label: '源代码',
                content: (
                  <Section title="LoanMarket.tsx">
                    <Code label="源代码">{source}</Code>
                  </Section>
                ),
              },
            ]}
          />
        </div>
      </PlaygroundPage>
    </HuiqiProvider>
  );
}
