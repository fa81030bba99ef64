import type { EvaluationActivity } from '@huiqi/sdk';
import { createMockClient, examples, type MockScenarios } from '@huiqi/sdk/testing';
import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { HuiqiProvider } from '../../provider/HuiqiProvider.js';
import { Activity } from './Activity.js';

const activity = examples.getEvaluationActivity['default'] as EvaluationActivity;
const listOf = (...content: EvaluationActivity[]): MockScenarios => ({
  listEvaluationActivities: {
    data: { content, page: { index: 1, size: 10, total: content.length } },
  },
});
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
