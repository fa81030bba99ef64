// The build for browsers runs in Node too, so that both make the same bytes, and reads no files.
export { jsPDF } from 'jspdf/dist/jspdf.es.min.js';
