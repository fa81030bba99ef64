import { securityEvents, securityTrails } from '../schema/securityEvents.js';
import { defineTrail } from '../trail/defineTrail.js';

/**
 * The accounts' trails (`security_event_hash` of the database); the event takes the place of the status that an entry
 * led to.
 */
export const securityTrail = defineTrail({
  subject: {
    id: securityTrails.subject,
    status: securityTrails.last,
    version: securityTrails.length,
    departed: securityTrails.departed,
    departedHash: securityTrails.departedHash,
  },
  events: securityEvents,
  subjectId: 'subject',
  status: 'event',
  hashed: ['event', 'detail', 'address', 'partnerId', 'requestId'],
});
