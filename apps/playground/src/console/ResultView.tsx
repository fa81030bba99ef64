import { Banner, DescriptionList, Section, Stack } from '@huiqi/components/ui';
import { Code } from '../shared/Code.js';
import type { CallResult } from './callOperation.js';

const text = (value: unknown) => JSON.stringify(value, null, 2) ?? 'undefined';

/** Requests, and the data or the error with what the SDK decided to do about it. */
export function ResultView({ result }: { readonly result: CallResult }) {
  const { data, error, mistake, ms, requests } = result;
  return (
    <Stack gap={4}>
      {mistake !== undefined && <Banner tone="danger">{mistake}</Banner>}
      {error && (
        <Section title="HuiqiError">
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
        <Section title={`请求（${ms.toFixed(0)} 毫秒）`}>
          <Code label="请求">
            {requests
              .map(({ headers, line, status }) =>
                [
                  `${line} → ${status ?? '无响应'}`,
                  ...headers.map(([name, value]) => `  ${name}: ${value}`),
                ].join('\n'),
              )
              .join('\n')}
          </Code>
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
