import { RecordRef } from '@rosette/contract-kit/kind/record-ref.ts'
import { z } from 'zod'

/** The groups in which relatives in other plants are listed (DLOCUS-022), with the titles they have on the page. */
export const plantGroups = [
  { group: 'eudic', title: 'Eudicotyledons' },
  { group: 'monocot', title: 'Monocotyledons' },
  { group: 'other', title: 'Other plants' },
] as const

// map forgets that the list is not empty.
const groupNames = plantGroups.map(({ group }) => group) as ['eudic', 'monocot', 'other']
export type PlantGroup = (typeof groupNames)[number]

/** Relatives of one species that a page names; the rest is counted. */
export const mostOrthologNames = 10

export const LocusParalog = z.object({ locus: RecordRef, symbol: z.string().nullable() })

export const OrthologGroup = z.object({
  group: z.enum(groupNames),
  species: z.array(z.object({ species: z.string(), count: z.int(), names: z.array(z.string()) })),
})
export type OrthologGroup = z.infer<typeof OrthologGroup>

export const LocusHomology = z.object({
  paralogs: z.array(LocusParalog),
  /** Groups without relatives are left out. */
  orthologs: z.array(OrthologGroup),
  /** PANTHER's family of the representative model's protein. */
  pantherFamily: z.object({ accession: z.string(), name: z.string().nullable() }).nullable(),
  hasPhylogenesPage: z.boolean(),
})
export type LocusHomology = z.infer<typeof LocusHomology>
