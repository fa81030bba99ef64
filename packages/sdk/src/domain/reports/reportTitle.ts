/** Title of a report: the company name plus (分析报告) (spec 2 §3). */
export const reportTitle = (companyName: string): string => `${companyName}(分析报告)`;
