import { saveBlob } from '../../feedback/save-file.ts'

export type PictureFormat = 'svg' | 'png'

/** Saves a drawing as a file that looks as it does on the page. */
export async function savePicture(svg: SVGSVGElement, name: string, format: PictureFormat): Promise<void> {
  const { width, height } = svg.getBoundingClientRect()
  const text = standaloneSvg(svg, width, height)
  const blob = format === 'svg' ? new Blob([text], { type: 'image/svg+xml' }) : await toPng(text, width, height)
  if (!blob) throw new Error('The browser could not draw the picture.')
  saveBlob(blob, `${name}.${format}`)
}

// The drawing takes these from style sheets and theme, which a file does not have.
const looks = [
  'fill',
  'fill-opacity',
  'stroke',
  'stroke-width',
  'stroke-dasharray',
  'stroke-linecap',
  'stroke-linejoin',
  'opacity',
  'font-family',
  'font-size',
  'font-weight',
  'text-anchor',
  'dominant-baseline',
  'display',
  'visibility',
  'overflow',
] as const

/** A copy of the drawing with the size, colours and letters that it has now, on the colour of its page. */
export function standaloneSvg(svg: SVGSVGElement, width: number, height: number): string {
  // `cloneNode` promises a node; a copy of an svg is one.
  const copy = svg.cloneNode(true) as SVGSVGElement
  const shown = [svg, ...svg.querySelectorAll<SVGElement>('*')]
  for (const [index, element] of [copy, ...copy.querySelectorAll<SVGElement>('*')].entries()) {
    const original = shown[index]
    if (!original) continue
    const style = getComputedStyle(original)
    element.setAttribute('style', looks.map((look) => `${look}:${style.getPropertyValue(look)}`).join(';'))
    for (const attribute of ['class', 'tabindex', 'role']) element.removeAttribute(attribute)
  }
  copy.setAttribute('xmlns', 'http://www.w3.org/2000/svg')
  copy.setAttribute('width', String(width))
  copy.setAttribute('height', String(height))
  const page = document.createElementNS('http://www.w3.org/2000/svg', 'rect')
  page.setAttribute('width', '100%')
  page.setAttribute('height', '100%')
  page.setAttribute('fill', getComputedStyle(svg).getPropertyValue('--surface').trim() || '#ffffff')
  copy.prepend(page)
  return new XMLSerializer().serializeToString(copy)
}

// Twice the size on the page, so that it is sharp on a slide.
const pngScale = 2

async function toPng(text: string, width: number, height: number): Promise<Blob | null> {
  const image = new Image()
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(text)}`
  try {
    await image.decode()
  } catch {
    return null
  }
  const canvas = document.createElement('canvas')
  canvas.width = width * pngScale
  canvas.height = height * pngScale
  const context = canvas.getContext('2d')
  if (!context) return null
  context.scale(pngScale, pngScale)
  context.drawImage(image, 0, 0, width, height)
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/png'))
}
