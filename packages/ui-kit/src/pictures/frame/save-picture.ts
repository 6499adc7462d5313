import { saveBlob } from '../../feedback/save-file.ts'

export type PictureFormat = 'svg' | 'png'

/** What stands around a drawing on the page and belongs to a file of it. */
type Surroundings = { title: string; legend?: Element | null | undefined }

/** Saves a drawing with its title and legend, in the light colours of a printed page whatever the theme is (ENRICH-030). */
export async function savePicture(svg: SVGSVGElement, { title, legend }: Surroundings, format: PictureFormat): Promise<void> {
  const { width, height } = svg.getBoundingClientRect()
  const { text, size } = inLightTheme(() => completeSvg(svg, { width, height }, { title, legend }))
  const blob = format === 'svg' ? new Blob([text], { type: 'image/svg+xml' }) : await toPng(text, size.width, size.height)
  if (!blob) throw new Error('The browser could not draw the picture.')
  saveBlob(blob, `${title}.${format}`)
}

const schemeAttribute = 'data-mantine-color-scheme'

/** Reads something in the colours of paper; nothing is painted before the theme is put back. */
export function inLightTheme<Result>(read: () => Result): Result {
  const root = document.documentElement
  const scheme = root.getAttribute(schemeAttribute)
  if (scheme !== 'dark') return read()
  root.setAttribute(schemeAttribute, 'light')
  try {
    return read()
  } finally {
    root.setAttribute(schemeAttribute, scheme)
  }
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
  'paint-order',
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

const svgSpace = 'http://www.w3.org/2000/svg'
const margin = 20
const titleHeight = 30
const legendLine = 20

type Size = { width: number; height: number }

/** A file of the drawing: title above, legend below, a margin around. */
export function completeSvg(svg: SVGSVGElement, { width, height }: Size, { title, legend }: Surroundings): { text: string; size: Size } {
  const style = getComputedStyle(svg)
  const letters = `font-family:${style.getPropertyValue('font-family')};fill:${style.getPropertyValue('--ink').trim() || '#1a1a1a'}`
  const whole = document.createElementNS(svgSpace, 'svg')
  whole.append(element('rect', { width: '100%', height: '100%', fill: style.getPropertyValue('--surface').trim() || '#ffffff' }))
  whole.append(element('text', { x: margin, y: margin + 14, style: `${letters};font-size:15px;font-weight:600` }, title))
  const copy = standaloneCopy(svg)
  for (const [name, value] of Object.entries({ x: margin, y: margin + titleHeight, width, height })) copy.setAttribute(name, String(value))
  whole.append(copy)
  const marks = legendOf(legend ?? null, width)
  for (const { x, line, text, swatch } of marks) {
    const y = margin + titleHeight + height + 14 + line * legendLine
    if (swatch) whole.append(drawSwatch(swatch, margin + x, y))
    whole.append(element('text', { x: margin + x + widthOf(swatch), y: y + 4, style: `${letters};font-size:12px` }, text))
  }
  const lines = marks.length === 0 ? 0 : Math.max(...marks.map(({ line }) => line)) + 1
  const size = { width: width + 2 * margin, height: height + titleHeight + lines * legendLine + 2 * margin }
  whole.setAttribute('width', String(size.width))
  whole.setAttribute('height', String(size.height))
  return { text: new XMLSerializer().serializeToString(whole), size }
}

/** A disc, or a line where the page shows the top border of a box. */
type Swatch = { colour: string; line: 'solid' | 'dashed' | null }

type LegendMark = { x: number; line: number; text: string; swatch: Swatch | null }

/** About as wide as a letter of the legend is. */
const letterWidth = 6.6

/** The entries of a legend, or its words, set in lines that the picture has room for. */
function legendOf(legend: Element | null, width: number): LegendMark[] {
  const items = legend === null ? [] : [...legend.querySelectorAll('li')]
  const entries = items.length > 0 ? items : legend === null ? [] : [legend]
  let [x, line] = [0, 0]
  return entries.flatMap((entry) => {
    const text = (entry.textContent ?? '').replaceAll(/\s+/g, ' ').trim()
    if (text === '') return []
    const swatch = swatchOf(entry.querySelector('[aria-hidden]'))
    const needed = text.length * letterWidth + widthOf(swatch)
    if (x > 0 && x + needed > width) [x, line] = [0, line + 1]
    const mark = { x, line, text, swatch }
    x += needed + 16
    return [mark]
  })
}

function swatchOf(shown: Element | null): Swatch | null {
  if (shown === null) return null
  const style = getComputedStyle(shown)
  const background = style.getPropertyValue('background-color')
  if (!['', 'transparent', 'rgba(0, 0, 0, 0)'].includes(background)) return { colour: background, line: null }
  const line = style.getPropertyValue('border-top-style')
  return line === 'solid' || line === 'dashed' ? { colour: style.getPropertyValue('border-top-color'), line } : null
}

function widthOf(swatch: Swatch | null): number {
  if (swatch === null) return 0
  return swatch.line === null ? 15 : 28
}

function drawSwatch({ colour, line }: Swatch, x: number, y: number): SVGElement {
  if (line === null) return element('circle', { cx: x + 5, cy: y, r: 5, fill: colour, stroke: '#666666', 'stroke-width': 0.5 })
  const dashes = line === 'dashed' ? '5 4' : 'none'
  return element('line', { x1: x, y1: y, x2: x + 22, y2: y, stroke: colour, 'stroke-width': 2, 'stroke-dasharray': dashes })
}

function element(name: string, attributes: Readonly<Record<string, string | number>>, text = ''): SVGElement {
  const made = document.createElementNS(svgSpace, name)
  for (const [attribute, value] of Object.entries(attributes)) made.setAttribute(attribute, String(value))
  made.textContent = text
  // Every element of this namespace is one of a drawing.
  return made as SVGElement
}

/** A copy of the drawing with the colours and letters that it has now. */
function standaloneCopy(svg: SVGSVGElement): SVGSVGElement {
  // `cloneNode` promises a node; a copy of an svg is one.
  const copy = svg.cloneNode(true) as SVGSVGElement
  const shown = [svg, ...svg.querySelectorAll<SVGElement>('*')]
  for (const [index, each] of [copy, ...copy.querySelectorAll<SVGElement>('*')].entries()) {
    const original = shown[index]
    if (!original) continue
    const style = getComputedStyle(original)
    // Not as an attribute, which the content policy refuses and the browser complains about.
    each.style.cssText = looks.map((look) => `${look}:${style.getPropertyValue(look)}`).join(';')
    for (const attribute of ['class', 'tabindex', 'role']) each.removeAttribute(attribute)
  }
  return copy
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
