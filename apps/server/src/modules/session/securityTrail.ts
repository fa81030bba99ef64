import { securityEvents, securityTrails } from '../../schema/securityEvents.js';
import { defineTrail } from '../../trail/defineTrail.js';

/** The trails of accounts (`security_event_hash` of the database); the event stands for the status that a row led to. */
export const securityTrail = defineTrail({
  subject: {
    id: securityTrails.subject,
    status: securityTrails.last,
    version: securityTrails.length,
  },
  events: securityEvents,
  subjectId: 'subject',
  status: 'event',
  hashed: ['event', 'detail', 'address', 'partnerId', 'requestId'],
});
