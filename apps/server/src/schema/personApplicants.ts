import { pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from './columns/moment.js';
import { users } from './users.js';

/** A user's last entries as a person, to prefill the next application (spec 1 §3 Company or applicant). */
export const personApplicants = pgTable('person_applicants', {
  userId: text('user_id')
    .primaryKey()
    .references(() => users.id),
  applyName: text('apply_name').notNull(),
  houseAreaId: text('house_area_id'),
  houseDetailAddress: text('house_detail_address'),
  updatedAt: moment('updated_at').notNull(),
});
