import { index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { moment } from './columns/moment.js';
import { requiredReference } from './columns/requiredReference.js';
import { regionColumns } from './columns/regionColumns.js';
import { companies } from './companies.js';
import { users } from './users.js';

/** A question of an activity; free text without options. */
export interface StoredQuestion {
  readonly id: string;
  readonly title: string;
  readonly options: readonly {
    readonly id: string;
    readonly option: string;
    readonly score: number;
  }[];
}

/** An answer as given. */
export interface StoredAnswer {
  readonly questionId: string;
  readonly optionId?: string;
  readonly content?: string;
}

export const evaluationActivities = pgTable(
  'evaluation_activities',
  {
    id: text('id').primaryKey(),
    name: text('name').notNull(),
    introduction: text('introduction').notNull(),
    commentContent: text('comment_content'),
    /** The region whose departments it rates. */
    ...regionColumns(),
    beginAt: moment('begin_at').notNull(),
    endAt: moment('end_at').notNull(),
    canceledAt: moment('canceled_at'),
    questions: jsonb('questions').$type<readonly StoredQuestion[]>().notNull(),
  },
  (t) => [index('evaluation_activities_begin').on(t.beginAt)],
);

/** The departments that an activity rates. */
export const evaluationObjects = pgTable(
  'evaluation_objects',
  {
    id: text('id').primaryKey(),
    activityId: requiredReference('activity_id', () => evaluationActivities.id),
    name: text('name').notNull(),
    place: integer('place').notNull(),
  },
  (t) => [index('evaluation_objects_activity').on(t.activityId, t.place)],
);

/** One company's questionnaire about one department. */
export const evaluationSubmissions = pgTable(
  'evaluation_submissions',
  {
    id: text('id').primaryKey(),
    objectId: requiredReference('object_id', () => evaluationObjects.id),
    companyId: requiredReference('company_id', () => companies.id),
    userId: requiredReference('user_id', () => users.id),
    answers: jsonb('answers').$type<readonly StoredAnswer[]>().notNull(),
    commentContent: text('comment_content'),
    createdAt: moment('created_at').notNull(),
  },
  (t) => [uniqueIndex('evaluation_submissions_one').on(t.objectId, t.companyId)],
);
