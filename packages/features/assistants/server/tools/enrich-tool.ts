import { z } from 'zod'
import { EnrichmentAnswer } from '../../../enrichment/contract/enrichment-answer.ts'
import { backgroundNames, termSourceNames } from '../../../enrichment/contract/term-sources.ts'
import { defineAssistantTool, idsUpTo, limitUpTo } from '../define-assistant-tool.ts'

export const enrichTool = defineAssistantTool({
  name: 'enrich',
  title: 'Enrichment of a list',
  description:
    'Terms that the genes of a list have more often than chance lets expect (Fisher, Benjamini-Hochberg). Quote method with the result.',
  input: z.object({
    ids: idsUpTo(3000),
    source: z.enum(termSourceNames).default('go_bp'),
    background: z.enum(backgroundNames).default('annotated'),
    limit: limitUpTo(100, 20),
  }),
  data: z.object({
    counted: z.int().describe('Genes of the list that were tested'),
    significant: z.int(),
    rows: z.array(
      z.object({
        id: z.string(),
        name: z.string(),
        found: z.int(),
        expected: z.number(),
        fold: z.number(),
        q: z.number(),
        genes: z.array(z.string()).describe('The first ten'),
      }),
    ),
    warnings: z.array(z.string()),
    method: z.string(),
  }),
  async run({ ids, source, background, limit }, { api }) {
    const body = { items: ids, source, background }
    const answer = await api.load(EnrichmentAnswer, { method: 'POST', path: 'enrichment', body })
    const rows = answer.terms.slice(0, limit).map(({ id, name, found, expected, fold, log10Q, genes }) => {
      return { id, name, found, expected, fold, q: 10 ** log10Q, genes: genes.map((gene) => gene.name) }
    })
    const { significant, warnings, method, list } = answer
    return {
      data: { counted: list.counted, significant, rows, warnings, method },
      notMatched: list.notMatched.ids,
      ...(answer.terms.length > limit && { more: `${answer.terms.length} terms in all: raise limit.` }),
    }
  },
})
