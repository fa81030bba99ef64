import { createMockClient, type MockScenarios } from '@huiqi/sdk/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { expect, fn } from 'storybook/test';
import { memoryDraftStorage } from '../../provider/draftStorage.js';
import { HuiqiProvider } from '../../provider/HuiqiProvider.js';
import { contentPage } from '../../patterns/page/storyPage.js';
import { actingCompanyCopy } from '../companies/acting/copy.js';
import {
  companiesOf,
  provedCompany,
  unprovedCompany,
} from '../companies/storyCompanies.fixture.js';
import { evaluationsCopy } from './copy.js';
import { Departments } from './Departments.js';
import { QuestionnairePanel } from './QuestionnairePanel.js';

const meta = { title: 'evaluations/UnprovedCompany', ...contentPage } satisfies Meta;
export default meta;

const asked = fn(() => ({}));
const draw = (scenarios: MockScenarios, content: ReactNode) => (
  <HuiqiProvider client={createMockClient(scenarios)} drafts={memoryDraftStorage()}>
    {content}
  </HuiqiProvider>
);
const departments = (
  <Departments
    activityId="1"
    companyId={undefined}
    onCompanyChange={() => undefined}
    questionnaireLink={({ departmentId }) => ({ href: `#${departmentId}` })}
    companies={{ href: '#companies' }}
    onLogin={() => undefined}
  />
);
const play: StoryObj['play'] = async ({ canvas }) => {
  asked.mockClear();
  await expect(await canvas.findByText(/“重庆清泉商贸有限公司”待授权/)).toBeVisible();
  await expect(canvas.getByRole('button', { name: actingCompanyCopy.authorise })).toBeEnabled();
  await expect(asked).not.toHaveBeenCalled();
};

/** No department can be rated on behalf of the company. */
export const OnlyUnproved: StoryObj = {
  render: () =>
    draw({ ...companiesOf(unprovedCompany), listEvaluationDepartments: asked }, departments),
  play,
};

export const CurrentCompanyUnproved: StoryObj = {
  render: () => draw(companiesOf(unprovedCompany, provedCompany), departments),
  play: async ({ canvas }) => {
    const company = await canvas.findByLabelText(evaluationsCopy.company);
    await expect(company).toHaveValue(provedCompany.id);
    await canvas.findByRole('list', { name: evaluationsCopy.departments });
  },
};

/** Opened by address. */
export const QuestionnaireOfUnproved: StoryObj = {
  render: () =>
    draw(
      { ...companiesOf(unprovedCompany), getQuestionnaire: asked },
      <QuestionnairePanel
        activityId="1"
        departmentId="1"
        creditCode={unprovedCompany.nsrsbh}
        back={{ label: evaluationsCopy.back, href: '#back' }}
        running={{ href: '#running' }}
        onSubmitted={() => undefined}
        onName={() => undefined}
      />,
    ),
  play,
};
