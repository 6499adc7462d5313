import { searchAnswer } from '@rosette/contract-kit/search/search-contract.ts'
import { maxSearchText } from '@rosette/contract-kit/search/search-text.ts'
import { cardOf } from '@rosette/kinds/registry/search-cards.ts'
import { z } from 'zod'
import { EverythingAnswer } from '../../../results/contract/everything-call.ts'
import { defineAssistantTool, limitUpTo, type ToolContext, type ToolResult } from '../define-assistant-tool.ts'
import { assistantTypes, describeHit, FoundRow } from '../describe-hit.ts'

const categories = assistantTypes.map(({ category }) => category)
const Data = z.object({
  total: z.int(),
  rows: z.array(FoundRow.extend({ category: z.string() })),
  counts: z.record(z.string(), z.int()).optional().describe('Of everything: records by category'),
  didYouMean: z.string().optional(),
})

export const searchTool = defineAssistantTool({
  name: 'search',
  title: 'Search',
  description:
    'Records by words (process, phenotype, family, symbol, author), the best first. category everything shows a few rows of each.',
  input: z.object({
    text: z.string().min(1).max(maxSearchText),
    category: z.enum(['everything', ...categories]).default('genes'),
    limit: limitUpTo(50, 10),
    page: z.int().min(1).max(200).default(1),
  }),
  data: Data,
  run: ({ category, ...input }, context) => {
    const type = assistantTypes.find((each) => each.category === category)
    return type === undefined ? searchEverything(input.text, context) : searchOne(type, input, context)
  },
})

type Found = Promise<ToolResult<z.input<typeof Data>>>
type Wanted = { text: string; limit: number; page: number }

async function searchOne({ category, kind }: (typeof assistantTypes)[number], { text, limit, page }: Wanted, context: ToolContext): Found {
  const body = { searchText: text, category, page, pageSize: limit }
  const answer = await context.api.load(searchAnswer(cardOf({ kind }).hit), { method: 'POST', path: 'search/general', body })
  const rows = answer.docs.map((hit) => ({ category, ...describeHit(context, kind, hit) }))
  const { total, didYouMean } = answer
  return {
    data: { total, rows, ...(didYouMean && { didYouMean }) },
    ...(total === 0 && { notMatched: [text] }),
    ...(total > page * limit && { more: `${total} in all: page ${page + 1} has the next rows.` }),
  }
}

async function searchEverything(text: string, context: ToolContext): Found {
  const body = { searchText: text, rows: 3 }
  const { total, types, didYouMean } = await context.api.load(EverythingAnswer, { method: 'POST', path: 'search/everything', body })
  const shown = assistantTypes.flatMap(({ category, kind }) =>
    types.filter((each) => each.category === category).map((type) => ({ ...type, kind })),
  )
  const rows = shown.flatMap(({ category, kind, docs }) => docs.map((hit) => ({ category, ...describeHit(context, kind, hit) })))
  const counts = Object.fromEntries(shown.map((type) => [type.category, type.total]))
  return {
    data: { total, rows, counts, ...(didYouMean && { didYouMean }) },
    ...(total === 0 && { notMatched: [text] }),
    more: 'Name a category for more of its rows.',
  }
}
