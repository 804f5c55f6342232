/** A drawing as a picture file, to be shared or kept. */
import { flushSync, mount, unmount, type Component } from 'svelte';

const SVG = 'http://www.w3.org/2000/svg';
/** Two pixels for each unit of the drawing: sharp on dense screens. */
const DENSITY = 2;

/** The PNG of an SVG text that has a width and a height. */
export async function pngOf(svg: string): Promise<Blob> {
  const image = new Image();
  image.src = `data:image/svg+xml,${encodeURIComponent(svg)}`; // the page's security policy allows no blobs here
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(image.naturalWidth * DENSITY);
  canvas.height = Math.round(image.naturalHeight * DENSITY);
  canvas.getContext('2d')!.drawImage(image, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('no picture'))), 'image/png'),
  );
}

/** Offer the file to other apps where the system can do that, else download it. */
export async function shareOrDownload(file: File): Promise<void> {
  if (navigator.canShare?.({ files: [file] })) {
    await navigator.share({ files: [file] }).catch((error: unknown) => {
      if (!(error instanceof DOMException && error.name === 'AbortError')) throw error; // the reader changed their mind
    });
    return;
  }
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = file.name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}

/** An SVG document in the colours of the page, by day: `variables` are the custom properties that the drawing uses. */
export function svgDocument(
  width: number,
  height: number,
  variables: readonly string[],
  content: string,
  styles = '',
): string {
  const root = getComputedStyle(document.documentElement);
  const colours = variables.map((name) => `${name}:${root.getPropertyValue(name)}`).join(';');
  const fonts = ['--font-body', '--font-display'].map((name) => `${name}:${root.getPropertyValue(name)}`).join(';');
  return (
    `<svg xmlns="${SVG}" width="${width}" height="${Math.ceil(height)}" viewBox="0 0 ${width} ${Math.ceil(height)}">` +
    `<style>:root{color-scheme:light;${fonts};${colours}}text{font-family:var(--font-body)}.display{font-family:var(--font-display)}${styles}</style>${content}</svg>`
  );
}

/** What decides how an element of a drawing looks. */
const LOOKS = [
  'fill',
  'fill-opacity',
  'fill-rule',
  'stroke',
  'stroke-width',
  'stroke-opacity',
  'stroke-linecap',
  'stroke-linejoin',
  'stroke-dasharray',
  'opacity',
  'display',
  'paint-order',
  'font-family',
  'font-size',
  'font-weight',
  'text-anchor',
] as const;

/** A component that draws one `<svg>` with a width and a height, as an SVG document that needs no style sheet. */
export function drawnAlone<Props extends Record<string, unknown>>(Drawing: Component<Props>, props: Props): string {
  const place = document.createElement('div');
  place.style.cssText = 'position: fixed; left: -10000px; color-scheme: light'; // out of sight, but with computed styles
  document.body.append(place);
  const mounted = mount(Drawing, { target: place, props });
  try {
    flushSync();
    const svg = place.querySelector('svg')!;
    const elements = [...svg.querySelectorAll<SVGElement>('*')];
    const looks = elements.map(looksOf); // all of them before any changes: style sheets know elements by their parents
    elements.forEach((element, place) => element.setAttribute('style', looks[place]!));
    svg.setAttribute('xmlns', SVG);
    return new XMLSerializer().serializeToString(svg);
  } finally {
    void unmount(mounted);
    place.remove();
  }
}

function looksOf(element: SVGElement): string {
  const style = getComputedStyle(element);
  const isMoved = style.transform !== 'none' && !element.hasAttribute('transform');
  const transform = isMoved ? [`transform:${style.transform};transform-origin:${style.transformOrigin}`] : [];
  return [...LOOKS.map((name) => `${name}:${style.getPropertyValue(name)}`), ...transform].join(';');
}

/** A text in an SVG document. */
export function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}

/** A text cut to a number of letters. */
export function shortened(text: string, letters: number): string {
  return text.length > letters ? `${text.slice(0, letters - 1).trimEnd()}…` : text;
}
