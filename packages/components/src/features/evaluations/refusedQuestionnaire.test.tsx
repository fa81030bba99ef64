import type { Questionnaire } from '@huiqi/sdk';
import { createMockClient, examples, type MockClient, type MockResponse } from '@huiqi/sdk/testing';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { memoryDraftStorage } from '../../provider/draftStorage.js';
import { HuiqiProvider } from '../../provider/HuiqiProvider.js';
import { companiesOf, provedCompany } from '../companies/storyCompanies.fixture.js';
import { evaluationsCopy } from './copy.js';
import { QuestionnairePanel } from './QuestionnairePanel.js';

const data = examples.getQuestionnaire['default'] as Questionnaire;
const outcomes: readonly (readonly [string, MockResponse<Questionnaire>, string])[] = [
  ['100409', { data: { ...data, whetherSubmitted: true } }, evaluationsCopy.readOnly],
  ['791172', { code: '791172' }, evaluationsCopy.stateEnded],
  ['791173', { code: '791173' }, evaluationsCopy.canceledLine],
];

const open = (client: MockClient) =>
  render(
    <HuiqiProvider client={client} drafts={memoryDraftStorage()}>
      <QuestionnairePanel
        activityId="1"
        departmentId="1"
        creditCode={provedCompany.nsrsbh}
        back={{ label: evaluationsCopy.back, href: '#back' }}
        running={{ href: '#running' }}
        onSubmitted={() => undefined}
        onName={() => undefined}
      />
    </HuiqiProvider>,
  );

test.each(outcomes)(
  'after a refusal with %s, nothing can be filled in',
  async (code, then, text) => {
    let isOver = false;
    const client = createMockClient({
      ...companiesOf(provedCompany),
      getQuestionnaire: () => (isOver ? then : { data }),
      submitQuestionnaire: () => {
        isOver = true;
        return { code };
      },
    });
    const page = await open(client);
    const submit = page.getByRole('button', { name: evaluationsCopy.submit });
    await page.getByRole('radio', { name: '满意' }).click();
    await submit.click();
    await expect.element(page.getByText(text)).toBeVisible();
    await expect.element(submit).not.toBeInTheDocument();
  },
);

test('a user who could not be read is told so beside the questions', async () => {
  const page = await open(createMockClient({ getUserInfo: { code: '500' } }));
  await expect.element(page.getByRole('button', { name: '重试' })).toBeVisible();
  await expect
    .element(page.getByRole('heading', { name: data.evaluationObjectName }))
    .toBeVisible();
});
