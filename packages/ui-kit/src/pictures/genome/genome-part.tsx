import type { LinkTarget } from '@rosette/contract-kit/kind/record-ref.ts'
import type { MapLocation } from '@rosette/contract-kit/records/record-parts.ts'
import { useMemo } from 'react'
import type { Part } from '../../record/define-page.ts'
import { type GenomeFeature, GenomeTicks } from './genome-ticks.tsx'

type GenomePart<Rec> = {
  /** What the picture is called: `Position of F13C5`. */
  nameOf(record: Rec): string
  featuresOf(record: Rec): GenomeFeature[]
}

/** A part of a page that draws where the record lies. */
export function genomePart<Rec>({ nameOf, featuresOf }: GenomePart<Rec>): Part<Rec> {
  function OnGenome({ record }: { record: Rec }) {
    const features = useMemo(() => featuresOf(record), [record])
    return <GenomeTicks name={nameOf(record)} features={features} />
  }
  return {
    id: 'genome',
    title: 'Where on the genome',
    block: 'custom',
    render: OnGenome,
    isEmpty: (record) => featuresOf(record).length === 0,
    emptyText: 'Not placed on the sequence of a chromosome',
  }
}

/** Places on the sequence; those on genetic maps are in other units. A place leads to its map. */
export function featuresOfLocations(self: LinkTarget, locations: readonly MapLocation[]): GenomeFeature[] {
  const placed = locations.filter(({ mapType, units }) => mapType === 'nuc_sequence' && units === 'bp')
  return placed.map(({ map, chromosome, start, end }) => ({ record: map ?? self, chromosome, start, end }))
}
