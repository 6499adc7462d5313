import { type HeatColour, heatColours } from './heat-steps.ts'

/** The colours that a heat map is drawn with, read from the theme. */
export type Palette = Readonly<Record<HeatColour | 'ink' | 'ink-2' | 'ink-3' | 'line-2' | 'surface' | 'accent' | 'accent-soft', string>> & {
  font: string
}

type Letters = { colour: string; size: number; isBold?: boolean; anchor?: 'start' | 'end'; isUpright?: boolean; maxWidth?: number }

/** What canvas and SVG can both do. */
export type Pen = {
  /** Rectangles of one colour: x, y, width and height of each in turn. */
  fill(colour: string, rectangles: readonly number[]): void
  outline(colour: string, width: number, rectangle: readonly [number, number, number, number]): void
  /** Separate lines of one colour: x and y of both ends of each in turn. */
  lines(colour: string, ends: readonly number[]): void
  text(text: string, x: number, y: number, letters: Letters): void
  /** Draws within a rectangle only. */
  within(rectangle: readonly [number, number, number, number], draw: () => void): void
}

const others = ['ink', 'ink-2', 'ink-3', 'line-2', 'surface', 'accent', 'accent-soft'] as const

/** Reads the colours of the theme that the element is shown in. */
export function paletteOf(element: Element): Palette {
  const style = getComputedStyle(element)
  const colours = Object.fromEntries([...heatColours, ...others].map((name) => [name, style.getPropertyValue(`--${name}`).trim()]))
  // Every name was asked for.
  return { ...colours, font: style.fontFamily || 'sans-serif' } as Palette
}
