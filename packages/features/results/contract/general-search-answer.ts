import { searchAnswer } from '@rosette/contract-kit/search-contract.ts'
import { GermplasmHit } from '@rosette/kinds/germplasm/contract/germplasm-hit.ts'
import { LocusHit } from '@rosette/kinds/locus/contract/locus-hit.ts'
import { z } from 'zod'

/** The row of each searchable kind. */
export const hitSchemas = { locus: LocusHit, germplasm: GermplasmHit } as const

export const GeneralSearchHit = z.union([LocusHit, GermplasmHit])
export type GeneralSearchHit = z.infer<typeof GeneralSearchHit>

/** POST search/general answers rows of one kind, the one of the category asked for. */
export const GeneralSearchAnswer = searchAnswer(GeneralSearchHit).meta({ id: 'GeneralSearchAnswer' })
export type GeneralSearchAnswer = z.infer<typeof GeneralSearchAnswer>
