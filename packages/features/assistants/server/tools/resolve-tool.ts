import { kindNames } from '@rosette/kinds/registry/contract.ts'
import { z } from 'zod'
import { ResolveAnswer, type ResolvedLine } from '../../../resolve/contract/resolve-call.ts'
import { defineAssistantTool, idsUpTo, NamedRecord, nameRecord, type ToolContext } from '../define-assistant-tool.ts'

const Row = z.object({
  input: z.string(),
  is: z.string().describe('matched, alias, converted, ambiguous, obsolete, duplicate or unknown'),
  record: NamedRecord.optional(),
  candidates: z.array(NamedRecord).optional().describe('What an ambiguous id may mean; successors of an obsolete one'),
})

export const resolveTool = defineAssistantTool({
  name: 'resolve',
  title: 'Resolve identifiers',
  description:
    'Which record each id, symbol, alias or accession refers to. Use it before you state a locus: never write one from memory. One row per id.',
  input: z.object({ ids: idsUpTo(200), kind: z.enum(kindNames).optional() }),
  data: z.object({ rows: z.array(Row) }),
  async run({ ids, kind }, context) {
    const { lines } = await context.api.load(ResolveAnswer, { method: 'POST', path: 'resolve', body: { ids, ...(kind && { kind }) } })
    const notMatched = lines.flatMap(({ bucket, input }) => (bucket === 'unknown' ? [input] : []))
    return { data: { rows: lines.map((line) => toRow(context, line)) }, notMatched }
  },
})

function toRow(context: ToolContext, line: ResolvedLine): z.input<typeof Row> {
  const row = { input: line.input, is: line.bucket }
  const named = (refs: Parameters<typeof nameRecord>[1][]) => refs.map((ref) => nameRecord(context, ref))
  switch (line.bucket) {
    case 'ambiguous':
      return { ...row, candidates: named(line.candidates) }
    case 'obsolete':
      return { ...row, ...(line.record && { record: nameRecord(context, line.record) }), candidates: named(line.successors) }
    case 'duplicate':
    case 'unknown':
      return row
    default:
      return { ...row, record: nameRecord(context, line.record) }
  }
}
