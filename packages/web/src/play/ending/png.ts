/** Draws a picture on the page as a PNG file. Nothing leaves this device. */
import { standalone } from './standalone.ts';

export const PICTURE = { width: 1200, height: 630 } as const;

async function imageOf(file: string): Promise<HTMLImageElement> {
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(file)}`;
  await image.decode();
  return image;
}

/** A colour, or a gradient of the drawing along two points of the text's own space. */
function paintOf(context: CanvasRenderingContext2D, drawing: SVGSVGElement, fill: string): string | CanvasGradient {
  const [, name] = /^url\("#([\w-]+)"\)/.exec(fill) ?? [];
  const drawn = name === undefined ? null : drawing.querySelector<SVGLinearGradientElement>(`#${name}`);
  if (drawn === null) return fill;
  const ends = [drawn.x1, drawn.y1, drawn.x2, drawn.y2].map(({ baseVal }) => baseVal.value) as [
    number,
    number,
    number,
    number,
  ];
  const gradient = context.createLinearGradient(...ends);
  for (const stop of drawn.querySelectorAll('stop')) {
    gradient.addColorStop(stop.offset.baseVal, getComputedStyle(stop).stopColor);
  }
  return gradient;
}

/** A text in the page's own font, where the drawing has it. */
function write(context: CanvasRenderingContext2D, drawing: SVGSVGElement, text: SVGTextElement): void {
  const [outside, inside] = [drawing.getScreenCTM(), text.getScreenCTM()];
  if (outside === null || inside === null || text.getNumberOfChars() === 0) return;
  const { fill, fontWeight, fontSize, fontFamily, opacity, stroke, strokeWidth } = getComputedStyle(text);
  const { x, y } = text.getStartPositionOfChar(0);
  context.setTransform(outside.inverse().multiply(inside));
  context.font = `${fontWeight} ${fontSize} ${fontFamily}`;
  context.fillStyle = paintOf(context, drawing, fill);
  context.globalAlpha = Number(opacity);
  if (stroke !== 'none') {
    Object.assign(context, { strokeStyle: stroke, lineWidth: parseFloat(strokeWidth), lineJoin: 'round' });
    context.strokeText(text.textContent, x, y);
  }
  context.fillText(text.textContent, x, y);
}

function toBlob(canvas: HTMLCanvasElement): Promise<Blob> {
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob === null ? reject(new Error('no picture')) : resolve(blob)), 'image/png');
  });
}

export async function pngOf(drawing: SVGSVGElement): Promise<Blob> {
  const canvas = document.createElement('canvas');
  Object.assign(canvas, PICTURE);
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('no canvas');
  const image = await imageOf(standalone(drawing, PICTURE.width, PICTURE.height));
  context.drawImage(image, 0, 0, PICTURE.width, PICTURE.height);
  for (const text of drawing.querySelectorAll('text')) write(context, drawing, text);
  return toBlob(canvas);
}
