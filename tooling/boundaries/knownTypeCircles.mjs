const within = (folder, ...imports) =>
  imports.map((files) => files.map((file) => `${folder}/${file}`));
const features = 'packages/components/src/features';
const modules = 'apps/server/src/modules';

/**
 * Type imports that close a circle, as [from, to]. The list may only shrink: a type needed by two modules gets a
 * separate file.
 */
export const knownTypeCircles = [
  ...within(
    'packages/sdk/src',
    ['client/types.ts', 'generated/calls.ts'],
    ['generated/calls.ts', 'client/types.ts'],
    ['session/cookieSession.ts', 'session/session.ts'],
    ['session/sharedSession.ts', 'session/session.ts'],
    ['session/tokenSession.ts', 'session/session.ts'],
  ),
  ...within('packages/components/src/patterns/graph', ['drawLabels.ts', 'drawGraph.ts']),
  ...within(
    `${features}/applications`,
    ['ApplyForm.tsx', 'ApplyGate.tsx'],
    ['ApplyGate.tsx', 'ApplyWizard.tsx'],
    ['PersonForm.tsx', 'PersonApply.tsx'],
    ['PersonGate.tsx', 'PersonApply.tsx'],
  ),
  ...within(`${features}/captchas`, ['CaptchaWindow.tsx', 'CaptchaDialog.tsx']),
  ...within(
    `${features}/products`,
    ['ApplyQrCode.tsx', 'QrDialogView.tsx'],
    ['RegionNotice.tsx', 'ApplyEntryNotice.tsx'],
  ),
  ...within(
    `${features}/reports`,
    ['AnalysisReport.tsx', 'Report.tsx'],
    ['DetailedReport.tsx', 'Report.tsx'],
    ['ReportChart.tsx', 'ReportChartPlace.tsx'],
  ),
  ...within(`${features}/serviceOrders`, ['serviceOrderAside.tsx', 'ServiceOrderDetailView.tsx']),
  ...within(`${features}/session`, ['LoginFields.tsx', 'LoginFormView.tsx']),
  ...within(`${modules}/policies`, ['toPolicy.ts', 'repository.ts']),
  ...within(
    `${modules}/policyApplications`,
    ['toReview.ts', 'declarationReviewRepository.ts'],
    ['toRow.ts', 'repository.ts'],
  ),
  ...within(`${modules}/services/seed`, ['withReviews.ts', 'makeServices.ts']),
  ...within(`${modules}/webhooks`, ['toDelivery.ts', 'repository.ts']),
];
