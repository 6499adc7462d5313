import { RecordRef } from '@rosette/contract-kit/kind/record-ref.ts'
import { z } from 'zod'

/** The record holds at most this many markers; the largest map has 312. */
export const mostMapMarkers = 1000

/** A marker on a map, in the units of the map. */
export const MapMarker = z.object({ marker: RecordRef, start: z.number(), end: z.number() })
export type MapMarker = z.infer<typeof MapMarker>
