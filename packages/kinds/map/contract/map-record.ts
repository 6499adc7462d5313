import { chromosomes } from '@rosette/contract-kit/vocabulary/genome.ts'
import { z } from 'zod'
import { MapMarker, mostMapMarkers } from './map-markers.ts'

export const AssemblyGap = z.object({ start: z.int(), end: z.int(), reason: z.string().nullable() })
export type AssemblyGap = z.infer<typeof AssemblyGap>

/** The page of a map (DETAIL-018). */
export const MapRecord = z
  .object({
    mapId: z.int(),
    name: z.string(),
    mapType: z.enum(['nuc_sequence', 'genetic', 'physical']),
    chromosome: z.enum(chromosomes),
    units: z.enum(['bp', 'cM']),
    /** From its first to its last position, in its units. */
    length: z.number().nullable(),
    description: z.string().nullable(),
    markerCount: z.int(),
    /** In the order of the map. */
    markers: z.array(MapMarker).max(mostMapMarkers),
    /** Stretches of the sequence that are not known; other maps have none. */
    gaps: z.array(AssemblyGap),
  })
  .meta({ id: 'MapRecord' })
export type MapRecord = z.infer<typeof MapRecord>
