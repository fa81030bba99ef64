import type { EvaluationActivity } from '@huiqi/sdk';
import { createMockClient, examples, type MockScenarios } from '@huiqi/sdk/testing';
import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { HuiqiProvider } from '../../provider/HuiqiProvider.js';
import { Activity } from './Activity.js';
import { evaluationsCopy as copy } from './copy.js';

const activity = examples.getEvaluationActivity['default'] as EvaluationActivity;
const listOf = (...content: EvaluationActivity[]): MockScenarios => ({
  listEvaluationActivities: {
    data: { content, page: { index: 1, size: 10, total: content.length } },
  },
});
const ended = { ...activity, id: 'ended', activityStatus: 'ENDED' } as const;

const open = (id: string | null, scenarios: MockScenarios) =>
  render(
    <HuiqiProvider client={createMockClient(scenarios)}>
      <Activity
        id={id}
        companyId={undefined}
        onCompanyChange={() => undefined}
        activityLink={(one) => ({ href: `#${one ?? ''}` })}
        questionnaireLink={() => ({ href: '#questionnaire' })}
        companies={{ href: '#companies' }}
        onLogin={() => undefined}
        onName={() => undefined}
      />
    </HuiqiProvider>,
  );

it('shows the activity of an address that is not among those of the region', async () => {
  const page = await open(activity.id, { ...listOf(), getEvaluationActivity: { data: activity } });
  await expect.element(page.getByRole('heading', { name: activity.name })).toBeVisible();
});

it('leads to the running activity only where one is', async () => {
  const link = { name: copy.toActivity };
  const among = await open('ended', listOf(activity, ended));
  await expect.element(among.getByRole('link', link)).toBeVisible();
  await among.unmount();
  const alone = await open(null, listOf(ended));
  await expect.element(alone.getByText(copy.endedTitle)).toBeVisible();
  await expect.element(alone.getByRole('link', link)).not.toBeInTheDocument();
});

it('says that the user could not be read, and reads them again', async () => {
  const page = await open(null, { ...listOf(activity), getUserInfo: { code: '500' } });
  await expect.element(page.getByRole('button', { name: '重试' })).toBeVisible();
});
