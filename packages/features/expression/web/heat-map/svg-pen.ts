import { fitted } from './canvas-pen.ts'
import type { Pen } from './pen.ts'

/** Writes SVG; cells of one colour are one path, so that 400,000 of them make a file that programs can open. */
export function svgPen(font: string): Pen & { textOf(width: number, height: number): string } {
  const parts: string[] = []
  let clips = 0
  return {
    fill(colour, rectangles) {
      if (rectangles.length === 0) return
      const shapes: string[] = []
      for (let at = 0; at < rectangles.length; at += 4) {
        const [x = 0, y = 0, width = 0, height = 0] = rectangles.slice(at, at + 4).map(rounded)
        shapes.push(`M${x} ${y}h${width}v${height}h${-width}z`)
      }
      parts.push(`<path fill="${colour}" d="${shapes.join('')}"/>`)
    },
    outline(colour, width, [x, y, across, down]) {
      parts.push(`<rect x="${x}" y="${y}" width="${across}" height="${down}" fill="none" stroke="${colour}" stroke-width="${width}"/>`)
    },
    lines(colour, ends) {
      if (ends.length === 0) return
      const shapes: string[] = []
      for (let at = 0; at < ends.length; at += 4) {
        const [x = 0, y = 0, toX = 0, toY = 0] = ends.slice(at, at + 4).map(rounded)
        shapes.push(`M${x} ${y}L${toX} ${toY}`)
      }
      parts.push(`<path fill="none" stroke="${colour}" d="${shapes.join('')}"/>`)
    },
    text(text, x, y, { colour, size, isBold = false, anchor = 'start', isUpright = false, maxWidth }) {
      const turned = isUpright ? ` transform="rotate(-90 ${rounded(x)} ${rounded(y)})"` : ''
      const shown = maxWidth === undefined ? text : fitted(text, maxWidth, (part) => part.length * size * 0.56)
      parts.push(
        `<text x="${rounded(x)}" y="${rounded(y)}" fill="${colour}" font-size="${size}" font-weight="${isBold ? 650 : 400}" text-anchor="${anchor}"${turned}>${escaped(shown)}</text>`,
      )
    },
    within([x, y, width, height], draw) {
      clips += 1
      parts.push(`<clipPath id="part-${clips}"><rect x="${x}" y="${y}" width="${width}" height="${height}"/></clipPath>`)
      parts.push(`<g clip-path="url(#part-${clips})">`)
      draw()
      parts.push('</g>')
    },
    textOf(width, height) {
      const size = `width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"`
      return `<svg xmlns="http://www.w3.org/2000/svg" ${size} font-family="${escaped(font)}">${parts.join('')}</svg>`
    },
  }
}

const rounded = (value: number) => Math.round(value * 100) / 100

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

function escaped(text: string): string {
  return text.replaceAll(/[&<>"]/g, (character) => entities[character] ?? character)
}
