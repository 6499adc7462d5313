import { Flank, flankSideOf, SequenceSetId } from '@rosette/contract-kit/vocabulary/sequence-choices.ts'
import { z } from 'zod'
import { splitMissing } from '../../../sequences/contract/missing-ids.ts'
import { defineAssistantTool, idsUpTo } from '../define-assistant-tool.ts'

/** Letters of an answer. A sequence is whole or left out: half of one would be taken for the whole. */
const mostLetters = 15_000

const Row = z.object({ name: z.string(), about: z.string(), length: z.int(), sequence: z.string().nullable() })

export const sequencesTool = defineAssistantTool({
  name: 'get_sequences',
  title: 'Sequences',
  description:
    'Protein, coding, transcript, UTR, intron or flanking sequences: of the representative model of a locus, or of a gene model such as AT1G01010.1.',
  input: z.object({
    ids: idsUpTo(20),
    dataset: SequenceSetId.default('araport11_protein'),
    flankLength: Flank.shape.length.optional().describe('With araport11_upstream or _downstream'),
  }),
  data: z.object({ rows: z.array(Row) }),
  async run({ ids, dataset, flankLength }, { api, publicUrl }) {
    const flank = flankSideOf(dataset) === null ? undefined : { length: flankLength ?? 1000 }
    const models = ids.filter((id) => isGeneModel.test(id.trim()))
    const loci = ids.filter((id) => !models.includes(id))
    const rows: z.infer<typeof Row>[] = []
    const notMatched: string[] = []
    let letters = 0
    for (const [choice, wanted] of [
      ['one_per_locus', loci],
      ['matching_model', models],
    ] as const) {
      if (wanted.length === 0) continue
      const body = { ids: wanted, dataset, choice, ...(flank && { flank }) }
      const { missing, sequences } = splitMissing(await api.loadText({ method: 'POST', path: 'search/sequences', body }))
      notMatched.push(...missing.map(({ id, reason }) => `${id}: ${reason}`))
      for (const { name, about, sequence } of parseFasta(sequences)) {
        const fits = letters + sequence.length <= mostLetters
        if (fits) letters += sequence.length
        rows.push({ name, about, length: sequence.length, sequence: fits ? sequence : null })
      }
    }
    const isCut = rows.some(({ sequence }) => sequence === null)
    return {
      data: { rows },
      notMatched,
      ...(isCut && {
        more: `Sequences that are null are too long for this answer: ask for fewer ids, or use ${publicUrl}/tools/bulk/sequences.`,
      }),
    }
  },
})

const isGeneModel = /^AT[1-5CM]G\d{5}\.\d+$/i

function parseFasta(text: string): { name: string; about: string; sequence: string }[] {
  return text
    .split(/^>/m)
    .filter((record) => record !== '')
    .map((record) => {
      const [header = '', ...lines] = record.split('\n')
      const [name = '', ...about] = header.split(' ')
      return { name, about: about.join(' '), sequence: lines.join('') }
    })
}
