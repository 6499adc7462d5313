import { searchAnswer } from '@rosette/contract-kit/search/search-contract.ts'
import { AnnotationHit } from '@rosette/kinds/keyword/contract/annotation-listing.ts'
import { z } from 'zod'
import { addressOf, defineAssistantTool, idsUpTo, limitUpTo } from '../define-assistant-tool.ts'
import { findLoci } from '../find-loci.ts'

export const annotationsTool = defineAssistantTool({
  name: 'get_annotations',
  title: 'GO and PO annotations',
  description: 'Annotations of genes with evidence and references. A relation with NOT says that it is not so.',
  input: z.object({
    ids: idsUpTo(50),
    types: z
      .array(z.enum(['comp', 'func', 'proc', 'grow', 'stru']))
      .max(5)
      .optional()
      .describe('comp, func, proc: GO; grow, stru: PO'),
    limit: limitUpTo(200, 40),
    page: z.int().min(1).max(200).default(1),
  }),
  data: z.object({
    total: z.int(),
    rows: z.array(
      z.object({
        locus: z.string(),
        relation: z.string().nullable(),
        term: z.string(),
        termId: z.string().nullable(),
        type: z.string(),
        evidence: z.string().nullable(),
        url: z.string().describe('Of the term'),
        references: z.array(z.string()),
      }),
    ),
  }),
  async run({ ids, types, limit, page }, { api, publicUrl }) {
    const { loci, notMatched } = await findLoci(api, ids)
    if (loci.length === 0) return { data: { total: 0, rows: [] }, notMatched }
    const searchTerms = [{ genes: { keys: loci.map(({ locus }) => locus.key) } }, ...(types?.length ? [{ keyword_types: types }] : [])]
    const body = { searchTerms, page, pageSize: limit }
    const { total, docs } = await api.load(searchAnswer(AnnotationHit), { method: 'POST', path: 'search/annotation', body })
    const rows = docs.map((hit) => ({
      locus: hit.locus_name,
      relation: hit.relationshipType,
      term: hit.keyword,
      termId: hit.gopoId,
      type: hit.keywordTypeFull,
      evidence: hit.evidenceCodeFull,
      url: addressOf(publicUrl, { kind: 'keyword', key: hit.keyword_id, label: hit.keyword }),
      references: hit.references.map(({ label }) => label),
    }))
    return {
      data: { total, rows },
      notMatched,
      ...(total > page * limit && { more: `${total} in all: page ${page + 1} has the next rows.` }),
    }
  },
})
