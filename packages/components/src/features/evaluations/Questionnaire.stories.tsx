import type { Questionnaire } from '@huiqi/sdk';
import { createMockClient, examples, type MockResponse } from '@huiqi/sdk/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { contentPage } from '../../patterns/page/storyPage.js';
import { memoryDraftStorage } from '../../provider/draftStorage.js';
import { HuiqiProvider } from '../../provider/HuiqiProvider.js';
import { companiesOf, provedCompany } from '../companies/storyCompanies.fixture.js';
import { evaluationsCopy } from './copy.js';
import { QuestionnairePanel } from './QuestionnairePanel.js';

const meta = { title: 'evaluations/Questionnaire', ...contentPage } satisfies Meta;
export default meta;

const questionnaire = examples.getQuestionnaire['default'] as Questionnaire;

/** A submission is refused with a code, and then the server responds with something else. */
function refused(code: string, then: MockResponse<Questionnaire>) {
  let isOver = false;
  const client = createMockClient({
    ...companiesOf(provedCompany),
    getQuestionnaire: () => (isOver ? then : { data: questionnaire }),
    submitQuestionnaire: () => {
      isOver = true;
      return { code };
    },
  });
  return (
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
    </HuiqiProvider>
  );
}
const story = (code: string, then: MockResponse<Questionnaire>, text: string): StoryObj => ({
  render: () => refused(code, then),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: '满意' }));
    await userEvent.click(canvas.getByRole('button', { name: evaluationsCopy.submit }));
    await expect(await canvas.findByText(text)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: evaluationsCopy.submit })).toBeNull();
  },
});

/** A colleague, or another tab, was faster. */
export const SubmittedMeanwhile = story(
  '100409',
  { data: { ...questionnaire, whetherSubmitted: true } },
  evaluationsCopy.readOnly,
);
export const EndedMeanwhile = story('791172', { code: '791172' }, evaluationsCopy.endedTitle);
