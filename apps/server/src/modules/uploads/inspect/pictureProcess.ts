import type { PictureJob, PictureResult } from './pictureJob.js';
import { redrawPicture } from './redrawPicture.js';

const reply = (result: PictureResult) => process.send?.(result);

process.on('message', (job: PictureJob) => {
  redrawPicture(job).then(reply, (error: unknown) => reply({ problem: String(error) }));
});
// A terminal signals the server and its children; this one ends with the server, which still finishes uploads.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => {});
process.on('disconnect', () => process.exit());
