/** Surveys in which companies rate departments: activity, questionnaire and results with comments. */

export { Activity, type ActivityProps } from './Activity.js';
export { evaluationsCopy, type EvaluationsCopy } from './copy.js';
export { EvaluationResults, type EvaluationResultsProps } from './EvaluationResults.js';
export type { EvaluationPaths, EvaluationResultsPaths } from './paths.js';
export { QuestionnairePanel, type QuestionnairePanelProps } from './QuestionnairePanel.js';
export type { DepartmentsProps } from './Departments.js';
