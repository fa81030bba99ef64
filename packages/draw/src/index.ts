export type { CarriedResponse, Drawing, DrawnPage, DrawRequest } from './Drawing.js';
export { drawnDocument, type DrawnParts } from './drawnDocument.js';
export { escapeHtml, jsonInScript } from './escapeHtml.js';
export { responsesId } from './renderDocument.js';
export { shellDocument } from './shellDocument.js';
export type { Shape, SiteManifest, SitePage } from './SiteManifest.js';
export { usedRules } from './usedRules.js';
