import { Button, Empty, Field, Section, Stack, Textarea } from '@huiqi/components/ui';
import type { HuiqiClient, OperationId } from '@huiqi/sdk';
import { useState } from 'react';
import { columns } from '../shared/playgroundPage.css.js';
import { callOperation, type CallResult, type SentRequest } from './callOperation.js';
import type { ConsoleOperation } from './contract.js';
import { OperationPicker } from './OperationPicker.js';
import { ResultView } from './ResultView.js';

interface ConsolePageProps {
  readonly client: HuiqiClient;
  readonly operations: readonly ConsoleOperation[];
  readonly take: () => SentRequest[];
}

/** Calls any operation with the real SDK against the real server. */
export function ConsolePage({ client, operations, take }: ConsolePageProps) {
  const [id, setId] = useState<OperationId>('listProducts');
  const [json, setJson] = useState('{}');
  const [busy, setBusy] = useState(false);
  const [result, setResult] = useState<CallResult | null>(null);
  const choose = (next: OperationId) => {
    setId(next);
    setJson(operations.find((one) => one.id === next)?.example ?? '{}');
    setResult(null);
  };
  const call = async () => {
    setBusy(true);
    setResult(await callOperation(client, id, json, take));
    setBusy(false);
  };
  return (
    <div className={columns}>
      <Section title="参数">
        <Stack gap={4}>
          <OperationPicker operations={operations} value={id} onChange={choose} />
          <Field label="input（JSON）" hint="路径与查询参数写在同一层，请求体写在 body。">
            {(control) => (
              <Textarea
                {...control}
                rows={12}
                value={json}
                onChange={({ target }) => setJson(target.value)}
              />
            )}
          </Field>
          <Button variant="primary" loading={busy} onClick={() => void call()}>
            调用
          </Button>
        </Stack>
      </Section>
      <div aria-live="polite">
        {result ? (
          <ResultView result={result} />
        ) : (
          <Section title="结果">
            <Empty
              title="还没有调用"
              description="点击“调用”后，这里显示发出的请求头、收到的响应头与数据；失败时显示错误码和 SDK 的处置。未登录时调用 listOrders 可看到后者。"
            />
          </Section>
        )}
      </div>
    </div>
  );
}
