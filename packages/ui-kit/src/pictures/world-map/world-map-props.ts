import type { LinkTarget } from '@rosette/contract-kit/kind/record-ref.ts'
import type { ReactNode } from 'react'
import type { CloseView, Degrees } from './map-panes.ts'

/** `here` is what the page is about, `elsewhere` where another source puts it. */
export type MapLook = 'here' | 'elsewhere' | 'near' | 'plain'

/** One mark of the map; with a record it is a link. */
export type MapPoint = Degrees & { id: string; label: string; look: MapLook; record: LinkTarget | null; note: string }

export type WorldMapProps = {
  /** What files of the picture are called, and its name for a screen reader. */
  name: string
  points: readonly MapPoint[]
  /** What is shown larger beside the world. */
  close?: CloseView | null
  /** A line between two positions, with what it says. */
  line?: { from: Degrees; to: Degrees; label: string } | null
  /** Whether readers can look closer; the map then begins with `around`, or with what has all positions. */
  isZoomable?: boolean
  around?: Degrees | null
  legend?: ReactNode
}
