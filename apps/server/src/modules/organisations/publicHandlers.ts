import { existing } from '../../contract/ApiError.js';
import type { Handlers } from '../../http/context.js';
import { publicOrganisation } from '../services/publicOrganisationRepository.js';

/** Public reads of organisations. */
export const publicHandlers = {
  getOrganisationIntroduction: async ({ db, input }) => {
    return existing(await publicOrganisation(db, input.id));
  },
} satisfies Handlers;
