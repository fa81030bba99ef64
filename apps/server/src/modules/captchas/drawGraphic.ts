import { captchaFont, makeCanvas, toBase64 } from './canvas.js';
import { between, integerBetween, pick, times } from './random.js';

/** Letters and digits that are not easily confused. */
const characters = [...'ACDEFHJKLMNPRTUVWXY34679'] as [string, ...string[]];
const length = 4;

/** Twice the displayed size, for high-density screens. */
const width = 240;
const height = 88;
const inks = ['#1f3a93', '#7b241c', '#0e6251', '#4a235a', '#784212', '#1b4f72'] as const;
const pale = ['#f4f6f7', '#fdf2e9', '#eaf2f8', '#f5eef8', '#e9f7ef'] as const;

export interface GraphicPicture {
  readonly answer: string;
  readonly png: string;
}

/** Draws an image captcha: rotated characters of several sizes over noise. */
export async function drawGraphic(): Promise<GraphicPicture> {
  const font = await captchaFont();
  const [canvas, pen] = await makeCanvas(width, height);
  const answer = times(length, () => pick(characters)).join('');
  pen.fillStyle = pick(pale);
  pen.fillRect(0, 0, width, height);

  times(60, () => {
    pen.fillStyle = `${pick(inks)}33`;
    pen.beginPath();
    pen.arc(between(0, width), between(0, height), between(1, 3), 0, Math.PI * 2);
    pen.fill();
  });

  const step = (width - 40) / length;
  pen.textAlign = 'center';
  pen.textBaseline = 'middle';
  [...answer].forEach((character, at) => {
    pen.save();
    pen.translate(20 + step * (at + 0.5) + between(-5, 5), height / 2 + between(-8, 8));
    pen.rotate(between(-0.45, 0.45));
    pen.transform(1, between(-0.15, 0.15), between(-0.25, 0.25), 1, 0, 0);
    pen.font = font(integerBetween(50, 60));
    pen.fillStyle = pick(inks);
    pen.fillText(character, 0, 0);
    pen.restore();
  });

  times(4, () => {
    pen.strokeStyle = `${pick(inks)}99`;
    pen.lineWidth = between(1.5, 3);
    pen.beginPath();
    pen.moveTo(between(-10, 20), between(0, height));
    pen.bezierCurveTo(
      between(width * 0.2, width * 0.4),
      between(-20, height + 20),
      between(width * 0.6, width * 0.8),
      between(-20, height + 20),
      between(width - 20, width + 10),
      between(0, height),
    );
    pen.stroke();
  });
  return { answer, png: await toBase64(canvas) };
}
