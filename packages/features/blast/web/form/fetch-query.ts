import { fetchText } from '@rosette/api-client/fetch-json.ts'
import { splitMissing } from '../../../sequences/contract/missing-ids.ts'
import type { SequenceRequestBody } from '../../../sequences/contract/sequence-request.ts'
import type { SequenceAlphabet } from '../../contract/blast-programs.ts'

/** The sequences of loci and gene models as FASTA; throws with the reason if there is none of any. */
export async function fetchQuery(ids: readonly string[], alphabet: SequenceAlphabet): Promise<string> {
  const areModels = ids.every((id) => id.includes('.'))
  const body: SequenceRequestBody = {
    ids: [...ids],
    dataset: alphabet === 'protein' ? 'araport11_protein' : 'araport11_transcripts',
    choice: areModels ? 'matching_model' : 'one_per_locus',
  }
  const { missing, sequences } = splitMissing(await fetchText({ path: 'search/sequences', body, isText: true }))
  if (sequences === '') throw new MissingQuery(missing.map(({ id, reason }) => `${id}: ${reason}`).join('; '))
  return sequences
}

/** No sequence of any name, in words for the person at the form. */
export class MissingQuery extends Error {
  override readonly name = 'MissingQuery'
}
