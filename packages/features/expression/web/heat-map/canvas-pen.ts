import type { Pen } from './pen.ts'

/** Draws on a canvas. */
export function canvasPen(context: CanvasRenderingContext2D, font: string): Pen {
  return {
    fill(colour, rectangles) {
      context.fillStyle = colour
      for (let at = 0; at < rectangles.length; at += 4) {
        context.fillRect(rectangles[at] ?? 0, rectangles[at + 1] ?? 0, rectangles[at + 2] ?? 0, rectangles[at + 3] ?? 0)
      }
    },
    outline(colour, width, [x, y, across, down]) {
      context.strokeStyle = colour
      context.lineWidth = width
      context.strokeRect(x, y, across, down)
    },
    lines(colour, ends) {
      context.strokeStyle = colour
      context.lineWidth = 1
      context.beginPath()
      for (let at = 0; at < ends.length; at += 4) {
        context.moveTo(ends[at] ?? 0, ends[at + 1] ?? 0)
        context.lineTo(ends[at + 2] ?? 0, ends[at + 3] ?? 0)
      }
      context.stroke()
    },
    text(text, x, y, { colour, size, isBold = false, anchor = 'start', isUpright = false, maxWidth }) {
      context.save()
      context.fillStyle = colour
      context.font = `${isBold ? 650 : 400} ${size}px ${font}`
      context.textAlign = anchor === 'end' ? 'right' : 'left'
      context.textBaseline = 'alphabetic'
      context.translate(x, y)
      if (isUpright) context.rotate(-Math.PI / 2)
      context.fillText(maxWidth === undefined ? text : fitted(text, maxWidth, (part) => context.measureText(part).width), 0, 0)
      context.restore()
    },
    within([x, y, width, height], draw) {
      context.save()
      context.beginPath()
      context.rect(x, y, width, height)
      context.clip()
      draw()
      context.restore()
    },
  }
}

/** As much of a text as fits. */
export function fitted(text: string, maxWidth: number, widthOf: (text: string) => number): string {
  if (widthOf(text) <= maxWidth) return text
  let length = text.length - 1
  while (length > 0 && widthOf(`${text.slice(0, length).trimEnd()}…`) > maxWidth) length--
  return length === 0 ? '' : `${text.slice(0, length).trimEnd()}…`
}
