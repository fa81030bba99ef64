import { screen, type Route, type Samples } from '../../routes/route.js';
import { evaluationPaths, evaluationResultsPaths } from './paths.js';

/** Evaluation of departments (spec 2 §2). */
export const routes: readonly Route[] = [
  {
    path: '/activity',
    title: '评议活动',
    idParam: 'id',
    load: async () => {
      const { ActivityScreen } = await import('@huiqi/components/evaluations/ActivityScreen');
      return screen(ActivityScreen, evaluationPaths);
    },
  },
  {
    path: '/activityQuestion',
    title: '评议问卷',
    permission: 'GRZX',
    idParam: 'departmentId',
    needs: {
      query: ['id', 'departmentId', 'creditCode'],
      choice: '评议活动和部门',
      from: ['/activity'],
    },
    load: async () => {
      const { QuestionnaireScreen } =
        await import('@huiqi/components/evaluations/QuestionnaireScreen');
      return screen(QuestionnaireScreen, evaluationPaths);
    },
  },
  {
    path: '/evaluationManage',
    title: '评议结果',
    permission: 'ADMIN_EVALUATIONS',
    layout: 'desk',
    desk: { label: '评议结果', place: 8, icon: 'check', key: 'e' },
    load: async () => {
      const { EvaluationResultsScreen } =
        await import('@huiqi/components/evaluations/EvaluationResultsScreen');
      return screen(EvaluationResultsScreen, evaluationResultsPaths);
    },
  },
];

export const samples: Samples = {
  '/activityQuestion':
    '/activityQuestion?id=ev-1&departmentId=ev-1-1&creditCode=91500231MA50004987',
};
