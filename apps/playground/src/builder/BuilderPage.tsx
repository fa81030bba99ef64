import { useClient } from '@huiqi/components/provider';
import { Banner, Section, Stack } from '@huiqi/components/ui';
import { useCallback, useRef, useState } from 'react';
import { Code } from '../shared/Code.js';
import { columns } from '../shared/playgroundPage.css.js';
import { SampleLogin } from '../shared/SampleLogin.js';
import { BuilderForm } from './BuilderForm.js';
import { firstChoices, withProduct, type Choices } from './Choices.js';
import { SnippetPanel } from './SnippetPanel.js';
import { toOptions } from './toOptions.js';
import { useLiveWidget } from './useLiveWidget.js';

/** Options and the lines to copy on one side, the widget with its events on the other. */
export function BuilderPage() {
  const client = useClient();
  const [choices, setChoices] = useState(firstChoices);
  const latest = useRef(choices);
  const current = useCallback(
    () => ({
      ...toOptions(latest.current),
      // The sample login of this page stands in for the partner's server.
      fetchToken: async () => (await client.session.token()) ?? null,
    }),
    [client],
  );
  const { place, events, problem, update, renew } = useLiveWidget(choices.feature, current);
  const options = toOptions(choices);
  const change = (changed: Choices) => {
    const next = withProduct(choices, changed);
    latest.current = next;
    setChoices(next);
    // Another feature is another widget.
    if (next.feature === choices.feature) update(toOptions(next));
  };
  return (
    <Stack gap={5}>
      <SampleLogin onChange={renew} />
      <div className={columns}>
        <Stack gap={5}>
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
