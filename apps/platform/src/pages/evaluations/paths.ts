import type { EvaluationPaths, EvaluationResultsPaths } from '@huiqi/components/evaluations';
import { withQuery } from '../../routes/withQuery.js';
import { companyPaths } from '../companies/paths.js';

export const evaluationPaths: EvaluationPaths = {
  activity: (activity) => withQuery('/activity', { ...activity }),
  questionnaire: (about) => withQuery('/activityQuestion', { ...about }),
  companies: companyPaths.companies,
};

export const evaluationResultsPaths: EvaluationResultsPaths = {
  results: (about) => withQuery('/evaluationManage', { ...about }),
};
