import { useClient } from '@huiqi/components/provider';
import { Banner, Section, Stack } from '@huiqi/components/ui';
import type { ErrorCode } from '@huiqi/sdk';
import { useCallback, useRef, useState } from 'react';
import { Code } from '../shared/Code.js';
import { columns, fields } from '../shared/playgroundPage.css.js';
import { SampleLogin } from '../shared/SampleLogin.js';
import type { Scenario } from '../shared/scenarios.js';
import { ServerFields } from '../shared/ServerFields.js';
import { BuilderForm } from './BuilderForm.js';
import { firstChoices, withProduct, type Choices } from './Choices.js';
import { forcedError, setScenario } from './previewServer.js';
import { SnippetPanel } from './SnippetPanel.js';
import { toOptions } from './toOptions.js';
import { useLiveWidget } from './useLiveWidget.js';

/** Options and the lines to copy on one side, the widget with its events on the other. */
export function BuilderPage() {
  const client = useClient();
  const [choices, setChoices] = useState(firstChoices);
  const [scenario, showScenario] = useState<Scenario>('live');
  const [code, showCode] = useState<ErrorCode | ''>('');
  const [forced, setForced] = useState('');
  const latest = useRef(choices);
  const current = useCallback(
    () => ({
      ...toOptions(latest.current),
      // The sample login of this page replaces the partner's server.
      fetchToken: async () => (await client.session.token()) ?? null,
    }),
    [client],
  );
  const { place, events, problem, update, renew } = useLiveWidget(
    choices.feature,
    scenario,
    current,
  );
  const options = toOptions(choices);
  const change = (changed: Choices) => {
    const next = withProduct(choices, changed);
    latest.current = next;
    setChoices(next);
    // Another feature needs another widget.
    if (next.feature === choices.feature) update(toOptions(next));
  };
  const changeScenario = (next: Scenario) => {
    setScenario(next);
    showScenario(next);
  };
  const changeCode = (next: ErrorCode | '') => {
    setForced('');
    forcedError.set(next, (operation) => setForced(`${operation} 以 ${next} 失败`));
    showCode(next);
  };
  return (
    <Stack gap={5}>
      <SampleLogin onChange={renew} />
      <div className={columns}>
        <Stack gap={5}>
          <Section title="服务">
            <div className={fields}>
              <ServerFields
                scenario={scenario}
                onScenario={changeScenario}
                code={code}
                onCode={changeCode}
                forced={forced}
              />
            </div>
          </Section>
          <BuilderForm value={choices} onChange={change} />
          <SnippetPanel options={options} hostAddress={choices.hostAddress?.trim() ?? ''} />
        </Stack>
        <Stack gap={5}>
          {problem !== undefined && <Banner tone="danger">{problem}</Banner>}
          <div ref={place} />
          <Section title="组件事件" level={2}>
            <Code label="组件事件">{events.join('\n')}</Code>
          </Section>
        </Stack>
      </div>
    </Stack>
  );
}
