import type { PictureFormat } from '@rosette/ui-kit/pictures/frame/save-picture.ts'
import { canvasPen } from './canvas-pen.ts'
import { drawHeatMap, type HeatPicture } from './draw-heat-map.ts'
import type { Colouring } from './heat-steps.ts'
import { layHeatMap } from './lay-heat-map.ts'
import type { Palette, Pen } from './pen.ts'
import { svgPen } from './svg-pen.ts'

export type SavedPicture = Pick<HeatPicture, 'arrangement' | 'colouring' | 'palette'> & { title: string; notes: readonly string[] }

const margin = 20
const titleHeight = 34
const legendHeight = 34
const lineHeight = 16

/** Browsers refuse larger canvases. */
const mostPixels = 60_000_000

/** The whole picture with title and legend, whatever is seen of it on the page (EXPR-023). */
export async function heatMapFile(picture: SavedPicture, format: PictureFormat): Promise<Blob> {
  const { width, height, draw } = fileOf(picture)
  if (format === 'svg') {
    const pen = svgPen(picture.palette.font)
    draw(pen)
    return new Blob([pen.textOf(width, height)], { type: 'image/svg+xml' })
  }
  const scale = width * height * 4 <= mostPixels ? 2 : 1
  const canvas = document.createElement('canvas')
  canvas.width = width * scale
  canvas.height = height * scale
  const context = canvas.getContext('2d')
  if (!context) throw new Error('The browser could not draw the picture.')
  context.scale(scale, scale)
  draw(canvasPen(context, picture.palette.font))
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('The browser could not draw the picture.'))), 'image/png')
  })
}

/** Wide enough for cells of 14 pixels, so that a file is the same on every screen. */
function fileOf({ title, notes, arrangement, colouring, palette }: SavedPicture) {
  const layout = layHeatMap(arrangement, { width: 400 + arrangement.columns.length * 14, isFile: true })
  const width = Math.max(layout.width, legendWidth(colouring)) + 2 * margin
  const height = layout.height + titleHeight + legendHeight + notes.length * lineHeight + 2 * margin
  const draw = (pen: Pen) => {
    pen.fill(palette.surface, [0, 0, width, height])
    pen.text(title, margin, margin + 14, { colour: palette.ink, size: 15, isBold: true, maxWidth: width - 2 * margin })
    const shifted = shiftedPen(pen, margin, margin + titleHeight)
    drawHeatMap(shifted, { arrangement, layout, colouring, palette }, { x: 0, y: 0, width: layout.width, height: layout.height })
    const bottom = margin + titleHeight + layout.height
    drawLegend(pen, colouring, palette, bottom + 18)
    for (const [line, note] of notes.entries()) {
      pen.text(note, margin, bottom + legendHeight + 14 + line * lineHeight, {
        colour: palette['ink-2'],
        size: 11,
        maxWidth: width - 2 * margin,
      })
    }
  }
  return { width, height, draw }
}

/** About as wide as letters of a legend are. */
const widthOf = (text: string) => text.length * 6.4
const swatchWidth = 34

function legendWidth({ title, steps }: Colouring): number {
  return steps.reduce((sum, { label }) => sum + swatchWidth + widthOf(label), 20 + widthOf(title))
}

function drawLegend(pen: Pen, { title, steps }: Colouring, palette: Palette, y: number): void {
  pen.text(title, margin, y, { colour: palette.ink, size: 11.5 })
  let x = margin + 20 + widthOf(title)
  for (const { colour, label } of steps) {
    pen.fill(palette[colour], [x, y - 10, 14, 12])
    pen.text(label, x + 18, y, { colour: palette['ink-2'], size: 11 })
    x += swatchWidth + widthOf(label)
  }
}

/** The same pen with its zero elsewhere. */
function shiftedPen(pen: Pen, right: number, down: number): Pen {
  const moved = (places: readonly number[], size: number) =>
    places.map((place, index) => (index % size === 0 ? place + right : index % size === 1 ? place + down : place))
  const box = ([x, y, width, height]: readonly [number, number, number, number]) => [x + right, y + down, width, height] as const
  return {
    fill: (colour, rectangles) => pen.fill(colour, moved(rectangles, 4)),
    outline: (colour, width, rectangle) => pen.outline(colour, width, box(rectangle)),
    lines: (colour, ends) => pen.lines(colour, moved(ends, 2)),
    text: (text, x, y, letters) => pen.text(text, x + right, y + down, letters),
    within: (rectangle, draw) => pen.within(box(rectangle), draw),
  }
}
