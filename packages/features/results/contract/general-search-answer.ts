import { searchAnswer } from '@rosette/contract-kit/search-contract.ts'
import { z } from 'zod'
import { searchedKinds } from './searched-kind.ts'

/** A row of any searched kind; which one follows from the category asked for. */
export const GeneralSearchHit = z.union(searchedKinds.map(({ hit }) => hit))
export type GeneralSearchHit = z.infer<typeof GeneralSearchHit>

/** POST search/general answers rows of one kind, the one of the category asked for. */
export const GeneralSearchAnswer = searchAnswer(GeneralSearchHit).meta({ id: 'GeneralSearchAnswer' })
export type GeneralSearchAnswer = z.infer<typeof GeneralSearchAnswer>
