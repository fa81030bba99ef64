import { Banner, DescriptionList, Section, Stack } from '@huiqi/components/ui';
import { Code } from '../shared/Code.js';
import type { CallResult, SentRequest } from './callOperation.js';

const text = (value: unknown) => JSON.stringify(value, null, 2) ?? 'undefined';

const lines = (headers: SentRequest['headers']) =>
  headers.map(([name, value]) => `  ${name}: ${value}`);

const exchangeOf = ({ headers, line, responseHeaders, status }: SentRequest) =>
  [line, ...lines(headers), `→ ${status ?? '无响应'}`, ...lines(responseHeaders)].join('\n');

/** Requests, and the data or the error with what the SDK decided to do about it. */
export function ResultView({ result }: { readonly result: CallResult }) {
  const { data, error, mistake, ms, requests } = result;
  return (
    <Stack gap={4}>
      {mistake !== undefined && <Banner tone="danger">{mistake}</Banner>}
      {error && (
        <Section title="HuiqiError（policy 是 SDK 对它的处置）">
          <DescriptionList
            items={[
              { term: 'kind', value: error.kind, kind: 'code' },
              { term: 'code', value: error.code ?? '无', kind: 'code' },
              { term: 'policy', value: text(error.policy), kind: 'code', full: true },
              { term: 'userMessage', value: error.userMessage, full: true },
              { term: 'message', value: error.message, full: true },
              { term: 'retryable', value: String(error.retryable), kind: 'code' },
              { term: 'requestId', value: error.requestId ?? '无', kind: 'code' },
              { term: 'fieldErrors', value: text(error.fieldErrors), kind: 'code', full: true },
            ]}
          />
        </Section>
      )}
      {requests.length > 0 && (
        <Section title={`请求与响应头（${ms.toFixed(0)} 毫秒）`}>
          <Code label="请求">{requests.map(exchangeOf).join('\n\n')}</Code>
        </Section>
      )}
      {!error && mistake === undefined && (
        <Section title="返回的 data">
          <Code label="返回的 data">{text(data).slice(0, 200_000)}</Code>
        </Section>
      )}
    </Stack>
  );
}
