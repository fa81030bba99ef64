import { policyApplicationEvents, policyApplications } from '../../schema/policyApplications.js';
import { defineTrail } from '../../trail/defineTrail.js';

/** The trails of declarations (`policy_application_event_hash` of the database). */
export const declarationTrail = defineTrail({
  subject: {
    id: policyApplications.id,
    status: policyApplications.state,
    version: policyApplications.version,
  },
  events: policyApplicationEvents,
  subjectId: 'applicationId',
  status: 'state',
  hashed: ['event', 'state', 'userId', 'remark', 'requestId'],
});
