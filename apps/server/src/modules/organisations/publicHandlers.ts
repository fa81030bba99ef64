import { notFound } from '../../contract/ApiError.js';
import type { Handlers } from '../../http/context.js';
import { publicOrganisation } from '../services/publicOrganisationRepository.js';

/** Public reads of organisations. */
export const publicHandlers = {
  getOrganisationIntroduction: async ({ db, input }) => {
    const organisation = await publicOrganisation(db, input.id);
    if (!organisation) throw notFound();
    return organisation;
  },
} satisfies Handlers;
