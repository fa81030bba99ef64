import { toCanvas } from 'qrcode';

/** Edge of the picture in pixels; enough for a printed card. */
const edge = 640;

/** A QR code as a PNG, for saving; in a browser only. */
export async function toQrPicture(value: string): Promise<Blob> {
  const canvas = document.createElement('canvas');
  await toCanvas(canvas, value, { errorCorrectionLevel: 'M', margin: 4, width: edge });
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => {
      if (blob) resolve(blob);
      else reject(new Error('The browser drew no picture'));
    }, 'image/png');
  });
}
