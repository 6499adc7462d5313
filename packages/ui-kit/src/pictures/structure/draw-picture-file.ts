import { inLightTheme } from '../frame/save-picture.ts'
import type { OpenedStructure, StructurePaint } from './open-structure.ts'

export type LegendEntry = { token: string; label: string }

type Surroundings = { title: string; legend: readonly LegendEntry[]; source: string }

const margin = 20
const titleHeight = 34
const lineHeight = 22
// Twice the size on the page, so that it is sharp on a slide.
const scale = 2

/** A PNG of the view with title, legend and source, in the light colours of a printed page whatever the theme is (STRUCT-011). */
export async function drawPictureFile(
  structure: OpenedStructure,
  paint: StructurePaint,
  { title, legend, source }: Surroundings,
): Promise<Blob> {
  const { seen, colours, letters } = inLightTheme(() => {
    structure.paint(paint)
    const style = getComputedStyle(document.documentElement)
    const read = (token: string) => style.getPropertyValue(token).trim()
    const entries = legend.map(({ token, label }) => ({ colour: read(token), label }))
    return {
      seen: structure.picture(),
      colours: entries,
      letters: { paper: read('--surface'), ink: read('--ink'), family: read('--sans') },
    }
  })
  structure.paint(paint)
  const image = new Image()
  image.src = seen.uri
  await image.decode()
  const canvas = document.createElement('canvas')
  const context = canvas.getContext('2d')
  if (!context) throw new Error('The browser could not draw the picture.')
  canvas.width = (seen.width + 2 * margin) * scale
  canvas.height = (seen.height + titleHeight + (legend.length + 1) * lineHeight + 2 * margin) * scale
  context.scale(scale, scale)
  context.fillStyle = letters.paper
  context.fillRect(0, 0, canvas.width, canvas.height)
  const write = (text: string, x: number, y: number, font: string) => {
    context.fillStyle = letters.ink
    context.font = `${font} ${letters.family}`
    context.fillText(text, x, y, seen.width)
  }
  write(title, margin, margin + 14, '600 15px')
  context.drawImage(image, margin, margin + titleHeight, seen.width, seen.height)
  let y = margin + titleHeight + seen.height + lineHeight
  for (const { colour, label } of colours) {
    context.fillStyle = colour
    context.fillRect(margin, y - 10, 12, 10)
    write(label, margin + 20, y, '12px')
    y += lineHeight
  }
  write(source, margin, y, '12px')
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'))
  if (!blob) throw new Error('The browser could not draw the picture.')
  return blob
}
