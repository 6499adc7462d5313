import type { LinkTarget } from '@rosette/contract-kit/kind/record-ref.ts'
import type { MapLocation } from '@rosette/contract-kit/records/record-parts.ts'
import { useMemo } from 'react'
import { GenomeTicks } from './genome-ticks.tsx'

/** What the part of a page that draws where a record lies is called on every page. */
export const genomePart = {
  id: 'genome',
  title: 'Where on the genome',
  block: 'custom',
  emptyText: 'Not placed on the sequence of a chromosome',
} as const

type LocationsPictureProps = { self: LinkTarget; locations: readonly MapLocation[] }

/** Places of a record on the sequence. A place leads to its map. */
export function LocationsPicture({ self, locations }: LocationsPictureProps) {
  const features = useMemo(() => {
    const placed = locations.filter(isOnSequence)
    return placed.map(({ map, chromosome, start, end }) => ({ record: map ?? self, chromosome, start, end }))
  }, [self, locations])
  return <GenomeTicks name={`Position of ${self.label}`} features={features} />
}

/** Places on genetic maps are in other units. */
export function isOnSequence({ mapType, units }: MapLocation): boolean {
  return mapType === 'nuc_sequence' && units === 'bp'
}
