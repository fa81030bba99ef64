import type {
  EvaluationActivity,
  EvaluationDepartment,
  EvaluationResults,
  Questionnaire,
} from '@huiqi/sdk';
import { examples } from '@huiqi/sdk/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { chooseOption, flagUnanswered, writeAnswer } from '@huiqi/sdk/domain';
import { contentPage } from '../../patterns/page/storyPage.js';
import { evaluationsCopy } from './copy.js';
import { ActivityView } from './ActivityView.js';
import { DepartmentsView } from './DepartmentsView.js';
import { EvaluationCommentsView } from './EvaluationCommentsView.js';
import { EvaluationResultsView } from './EvaluationResultsView.js';
import { QuestionnaireView } from './QuestionnaireView.js';

const meta = { title: 'evaluations/Evaluations', ...contentPage } satisfies Meta;
export default meta;

const link = () => ({ href: '#link' });
const back = { label: '返回选择部门', href: '#back' };
const only = <Value,>(values: Readonly<Record<string, unknown>>) =>
  Object.values(values)[0] as Value;

const activity = only<EvaluationActivity>(examples.getEvaluationActivity);
const others: EvaluationActivity[] = (['NOT', 'ENDED', 'CANCELED'] as const).map(
  (activityStatus, turn) => ({ ...activity, id: `${turn + 2}`, activityStatus }),
);
const names = ['县税务局', '县市场监管局', '县人力资源和社会保障局', '县商务委员会', '县财政局'];
const departments: EvaluationDepartment[] = names.map((name, turn) => ({
  id: `${turn + 1}`,
  name,
  whetherSubmitted: turn < 2,
}));
const own = [
  { value: '1', label: '重庆明月食品有限公司' },
  { value: '2', label: '江津示例机械制造有限责任公司（待授权）' },
];

const story = (shown: EvaluationActivity): StoryObj => ({
  render: () => (
    <ActivityView activity={shown} others={others} activityLink={link}>
      <DepartmentsView
        own={own}
        companyId="1"
        onCompanyChange={() => undefined}
        departments={{ status: 'ready', data: departments }}
        departmentLink={link}
      />
    </ActivityView>
  ),
});

export const Running = story({ ...activity, commentContent: '填写一份问卷约需2分钟。' });

/** Nothing can be rated, and the page says why. */
const closed = (activityStatus: EvaluationActivity['activityStatus'], why: string): StoryObj => ({
  ...story({ ...activity, activityStatus }),
  play: async ({ canvas }) => void (await canvas.findByRole('heading', { name: why })),
});
export const Ended = closed('ENDED', evaluationsCopy.endedTitle);
export const Cancelled = closed('CANCELED', evaluationsCopy.canceledTitle);
export const NotBegun = closed('NOT', evaluationsCopy.notTitle);

export const NoSuchDepartment: StoryObj = {
  ...Running,
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('searchbox'), '海洋局');
    await canvas.findByText('没有名称包含“海洋局”的部门');
  },
};

const questionnaire = only<Questionnaire>(examples.getQuestionnaire);
const [choice] = questionnaire.questionnaireContentInfo;
const levels = ['很满意', '满意', '一般', '不满意'].map((option, turn) => ({
  id: `${turn + 1}`,
  option,
  score: 100 - turn * 25,
  selectState: false,
}));
const questions = choice
  ? [
      { ...choice, optionScoreInfos: levels },
      { ...choice, id: '2', title: '您希望优先改进哪一件事？', optionScoreInfos: [] },
    ]
  : [];

function Filling({ isFlagged = false }) {
  const [present, setPresent] = useState(questions);
  const shown = isFlagged ? flagUnanswered(present) : present;
  return (
    <QuestionnaireView
      questionnaire={questionnaire}
      company="重庆明月食品有限公司"
      back={back}
      filling={{
        questions: shown,
        missing: present.filter(({ hasValue }) => !hasValue).length,
        isFlagged,
        comment: '',
        busy: false,
        error: null,
        answer: (id, value) =>
          setPresent((all) =>
            all.map((one) => {
              if (one.id !== id) return one;
              return one.optionScoreInfos.length > 0
                ? chooseOption(one, value)
                : writeAnswer(one, value);
            }),
          ),
        write: () => undefined,
        submit: () => undefined,
      }}
    />
  );
}

export const ToFillIn: StoryObj = {
  render: () => <Filling />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: '满意' }));
    await canvas.findByText('已答 1 题，共 2 题');
  },
};
export const Unanswered: StoryObj = { render: () => <Filling isFlagged /> };
export const Submitted: StoryObj = {
  render: () => (
    <QuestionnaireView
      questionnaire={{
        ...questionnaire,
        whetherSubmitted: true,
        commentContent: '窗口人员耐心，办理很快。',
        questionnaireContentInfo: questions.map((one) =>
          one.optionScoreInfos.length > 0 ? chooseOption(one, '1') : writeAnswer(one, '线上办理'),
        ),
      }}
      company="重庆明月食品有限公司"
      back={back}
    />
  ),
};

const results = only<EvaluationResults>(examples.getEvaluationResults);
const [first] = results.departments;
const rated: EvaluationResults = {
  ...results,
  departments: first
    ? names.map((name, turn) => ({
        ...first,
        id: `${turn + 1}`,
        name,
        averageScore: (96 - turn * 4.5).toFixed(2),
      }))
    : [],
};

const resultsStory = (shown: EvaluationResults): StoryObj => ({
  render: () => (
    <EvaluationResultsView
      results={shown}
      activities={[activity, ...others]}
      departmentId={null}
      departmentLink={link}
      onActivityChange={() => undefined}
      comments={
        <EvaluationCommentsView
          state={{ status: 'ready', data: only(examples.listEvaluationComments) }}
          onIndexChange={() => undefined}
        />
      }
    />
  ),
});
export const Results = resultsStory(rated);
export const NoResults = resultsStory({
  ...results,
  submissions: 0,
  averageScore: null,
  departments: [],
});
