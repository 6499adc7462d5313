import type { AllowedTag } from './allowed-html.ts'

/** Formatted text as data: nothing but these elements can be drawn from it. */
export type RichNode = string | RichElement

export type RichElement = {
  tag: AllowedTag | 'img'
  children: readonly RichNode[]
  /** Of a link. */
  href?: string
  /** Of a heading, for links to it. */
  id?: string
  /** Of a picture. */
  src?: string
  /** The same picture for the dark theme. */
  darkSrc?: string
  alt?: string
  width?: number
  height?: number
}
