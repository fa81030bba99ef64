/** Stands for what jsPDF loads to print HTML, in the build of this package. */
export const noHtml = undefined;
