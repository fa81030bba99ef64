/** Pictures for stories and tests, drawn here because the contract's examples are not pictures. */
function draw(width: number, height: number, paint: (pen: CanvasRenderingContext2D) => void) {
  const canvas = Object.assign(document.createElement('canvas'), { width, height });
  const pen = canvas.getContext('2d');
  if (pen) paint(pen);
  return canvas.toDataURL('image/png').replace('data:image/png;base64,', '');
}

/** A response of `getGraphicCaptcha`. */
export const sampleGraphic = () => ({
  key: 'Zk9hT3BqU2xkV1p4',
  captchaBase64: draw(240, 88, (pen) => {
    pen.fillStyle = '#eaf2f8';
    pen.fillRect(0, 0, 240, 88);
    pen.fillStyle = '#1f3a93';
    pen.font = 'bold 56px sans-serif';
    pen.fillText('K7PX', 40, 64);
  }),
});

export const sampleGap = { x: 180, y: 60 };

/** A response of `getSlideCaptcha`. */
export const sampleSlide = () => ({
  key: 'c2xpZGUtY2FwdGNoYQ',
  y: sampleGap.y,
  baseBig: draw(320, 160, (pen) => {
    pen.fillStyle = '#9fc5dd';
    pen.fillRect(0, 0, 320, 160);
    pen.fillStyle = '#4b8075';
    pen.fillRect(0, 90, 320, 70);
    pen.fillStyle = 'rgba(20,30,45,0.55)';
    pen.fillRect(sampleGap.x, sampleGap.y, 52, 52);
  }),
  baseSmall: draw(52, 52, (pen) => {
    pen.fillStyle = '#9fc5dd';
    pen.fillRect(0, 0, 52, 30);
    pen.fillStyle = '#4b8075';
    pen.fillRect(0, 30, 52, 22);
    pen.strokeStyle = '#ffffff';
    pen.lineWidth = 3;
    pen.strokeRect(0, 0, 52, 52);
  }),
});

/** A cheap challenge solved by counter 3. */
export const sampleWork = {
  key: 'd29yay1jaGFsbGVuZ2U',
  algorithm: 'PBKDF2/SHA-256' as const,
  cost: 1,
  keyLength: 32,
  keyPrefix: '6747dea6f1e669cf62771f98fa7f4b08',
  nonce: '000102030405060708090a0b0c0d0e0f',
  salt: '101112131415161718191a1b1c1d1e1f',
  maxCounter: 600,
};
