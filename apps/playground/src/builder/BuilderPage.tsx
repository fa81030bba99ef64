import { Banner, Section, Stack, Tabs } from '@huiqi/components/ui';
import { useCallback, useRef, useState } from 'react';
import { Code } from '../shared/Code.js';
import { CopyButton } from '../shared/CopyButton.js';
import { columns } from '../shared/playgroundPage.css.js';
import { BuilderForm } from './BuilderForm.js';
import { firstChoices, type Choices } from './Choices.js';
import { htmlSnippet, moduleSnippet, reactSnippet } from './snippets.js';
import { toOptions } from './toOptions.js';
import { useLiveWidget } from './useLiveWidget.js';

const kinds = [
  { value: 'html', label: 'HTML', snippet: htmlSnippet },
  { value: 'module', label: 'JavaScript', snippet: moduleSnippet },
  { value: 'react', label: 'React', snippet: reactSnippet },
] as const;

/** Options on one side, the widget and the lines to copy on the other. */
export function BuilderPage() {
  const [choices, setChoices] = useState(firstChoices);
  const latest = useRef(choices);
  const current = useCallback(() => toOptions(latest.current), []);
  const { place, events, problem, update } = useLiveWidget(choices.feature, current);
  const options = toOptions(choices);
  const change = (next: Choices) => {
    latest.current = next;
    setChoices(next);
    // Another feature is another widget.
    if (next.feature === choices.feature) update(toOptions(next));
  };
  return (
    <div className={columns}>
      <BuilderForm value={choices} onChange={change} />
      <Stack gap={5}>
        {problem !== undefined && <Banner tone="danger">{problem}</Banner>}
        <div ref={place} />
        <Section title="代码" level={2}>
          <Tabs
            label="代码"
            tabs={kinds.map(({ value, label, snippet }) => {
              const text = snippet(location.origin, options);
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
        </Section>
        <Section title="组件事件" level={2}>
          <Code label="组件事件">{events.join('\n')}</Code>
        </Section>
      </Stack>
    </div>
  );
}
