import { Field, Select } from '@huiqi/components/ui';
import { errorCodes, type ErrorCode } from '@huiqi/sdk';
import { useEffect, useState } from 'react';
import { readMessages } from './readMessages.js';
import { scenarioNames, type Scenario } from './scenarios.js';

interface ServerFieldsProps {
  readonly scenario: Scenario;
  readonly onScenario: (scenario: Scenario) => void;
  /** The code with which the next call fails; empty for none. */
  readonly code: ErrorCode | '';
  readonly onCode: (code: ErrorCode | '') => void;
  /** What the forced error has done so far. */
  readonly forced: string;
}

const scenarios = Object.entries(scenarioNames).map(([value, label]) => ({ value, label }));

/** Every code of the catalogue with its message; the messages come a moment later. */
function useCodeOptions() {
  const [messages, setMessages] = useState<Readonly<Partial<Record<ErrorCode, string>>>>({});
  useEffect(() => void readMessages().then(setMessages), []);
  return [
    { value: '', label: '不指定' },
    ...errorCodes.map((code) => ({ value: code, label: `${code} ${messages[code] ?? ''}`.trim() })),
  ];
}

/** How the server behaves, and the code with which the next call fails. */
export function ServerFields(props: ServerFieldsProps) {
  const { scenario, onScenario, code, onCode, forced } = props;
  const codes = useCodeOptions();
  return (
    <>
      <Field label="服务的表现">
        {(control) => (
          <Select
            {...control}
            options={scenarios}
            value={scenario}
            onChange={({ target }) => onScenario(target.value as Scenario)}
          />
        )}
      </Field>
      <Field
        label="下一个调用返回的错误码"
        hint={forced || '选好后操作组件：接下来的第一个调用以它失败，直到改回“不指定”'}
      >
        {(control) => (
          <Select
            {...control}
            options={codes}
            value={code}
            onChange={({ target }) => onCode(target.value as ErrorCode | '')}
          />
        )}
      </Field>
    </>
  );
}
