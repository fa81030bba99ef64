import { isDeepStrictEqual } from 'node:util';
import type { FieldError } from '@huiqi/sdk';
import type { Queryable } from '../../../db/database.js';
import { hasAnswers, storedEvaluation } from './evaluationRepository.js';
import type { ContentOf, ManagedKind } from './ManagedKind.js';
import { problem, required } from './problems.js';
import { existingRegion } from './regionRepository.js';

type Evaluation = ContentOf<'EVALUATION'>;

const shapeOf = ({ questions, departments }: Evaluation) => ({
  questions: questions.map(({ id, options }) => [id, options.map((one) => [one.id, one.score])]),
  departments: departments.map(({ id }) => id).toSorted(),
});

/** What was answered must stay what was asked; only wordings may still be put right. */
async function changedMeanwhile(db: Queryable, content: Evaluation, id: string) {
  const published = await storedEvaluation.read(db, id);
  if (!published || !(await hasAnswers(db, id))) return [];
  const [before, after] = [shapeOf(published), shapeOf(content)];
  const message = '已有企业填写，只能修改文字，不能增减或改分值';
  return (['questions', 'departments'] as const)
    .filter((field) => !isDeepStrictEqual(before[field], after[field]))
    .map((field) => ({ field, message }));
}

function wrongQuestions({ questions }: Evaluation): FieldError[] {
  return questions.flatMap(({ title, options }, at): FieldError[] => [
    ...problem(title.trim() === '', 'questions', `第${at + 1}题没有题目`),
    ...problem(options.length === 1, 'questions', `第${at + 1}题只有一个选项`),
  ]);
}

export const evaluation: ManagedKind<'EVALUATION'> = {
  ...storedEvaluation,
  empty: ({ scfProvince, scfCity, scfDistrict }) => ({
    kind: 'EVALUATION',
    name: '',
    introduction: '',
    commentContent: null,
    scfProvince: scfProvince ?? '0',
    scfCity: scfCity ?? '0',
    scfDistrict: scfDistrict ?? '0',
    beginTs: null,
    endTs: null,
    questions: [],
    departments: [],
  }),
  titleOf: ({ name }) => name,
  belongsTo: ({ scfProvince }) => ({
    bankId: null,
    scfProvince: scfProvince === '0' ? null : scfProvince,
  }),
  problems: async (db, content, id) => {
    const { name, introduction, beginTs, endTs, questions, departments } = content;
    const isBackwards = beginTs !== null && endTs !== null && new Date(endTs) <= new Date(beginTs);
    return [
      ...required({ name, introduction, beginTs: beginTs ?? '', endTs: endTs ?? '' }),
      ...problem(isBackwards, 'endTs', '不能早于开始日期'),
      ...required({ questions, departments }),
      ...wrongQuestions(content),
      ...(await existingRegion(db, content)),
      ...(await changedMeanwhile(db, content, id)),
    ];
  },
};
