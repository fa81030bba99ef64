import { vars } from '../../theme/index.js';

/** A page with something beside it, which is narrower on tablets: there the page would fold like a phone's. */
export const asideColumns = `minmax(0, 1fr) min(${vars.layout.aside}, 27%)`;
