import { searchAnswer } from '@rosette/contract-kit/search/search-contract.ts'
import { chromosomes } from '@rosette/contract-kit/vocabulary/genome.ts'
import { cardOf } from '@rosette/kinds/registry/search-cards.ts'
import { z } from 'zod'
import { defineAssistantTool, limitUpTo } from '../define-assistant-tool.ts'
import { assistantTypes, describeHit, FoundRow } from '../describe-hit.ts'

/** Types whose records are found by their place on the genome. */
const placedTypes = assistantTypes.filter(({ kind, category }) => category !== 'dna' && cardOf({ kind }).genome?.criteriaWithin)
const placedCategories = placedTypes.map(({ category }) => category)
const position = z.int().min(1).max(40_000_000)

export const regionTool = defineAssistantTool({
  name: 'find_in_region',
  title: 'Records of a region',
  description: 'Genes, variants or markers between two positions of TAIR10 (bases, from 1).',
  input: z.object({
    chromosome: z.enum(chromosomes),
    start: position,
    end: position,
    category: z.enum(placedCategories).default('genes'),
    limit: limitUpTo(100, 25),
    page: z.int().min(1).max(200).default(1),
  }),
  data: z.object({ total: z.int(), rows: z.array(FoundRow) }),
  async run({ chromosome, start, end, category, limit, page }, context) {
    const region = { chromosome, start: Math.min(start, end), end: Math.max(start, end) }
    const type = placedTypes.find((each) => each.category === category) ?? placedTypes[0]
    const card = type && cardOf({ kind: type.kind })
    const criteria = card?.genome?.criteriaWithin?.(region)
    if (!criteria || !card || !type) throw new Error(`${category} have no places`)
    const searchTerms = Object.entries(criteria).map(([name, value]) => ({ [name]: value }))
    const body = { searchTerms, page, pageSize: limit }
    const { total, docs } = await context.api.load(searchAnswer(card.hit), { method: 'POST', path: `search/${card.call}`, body })
    const rows = docs.map((hit) => describeHit(context, type.kind, hit))
    return { data: { total, rows }, ...(total > page * limit && { more: `${total} in all: page ${page + 1} has the next rows.` }) }
  },
})
