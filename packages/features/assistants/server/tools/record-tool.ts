import { kindNames } from '@rosette/kinds/registry/contract.ts'
import { communityKindServers } from '@rosette/kinds/registry/server.ts'
import { z } from 'zod'
import { RecordsAnswer } from '../../../resolve/contract/records-call.ts'
import { defineAssistantTool, NamedRecord, nameRecord } from '../define-assistant-tool.ts'

const releaseKinds = kindNames.filter((kind) => !Object.hasOwn(communityKindServers, kind))

export const recordTool = defineAssistantTool({
  name: 'get_record',
  title: 'Read a record',
  description: 'One record. Without sections: its short facts and the names of its sections. Then ask for the sections that you need.',
  input: z.object({
    kind: z.enum(releaseKinds).default('locus'),
    id: z.string().min(1).max(200).describe('Name, accession, or key:12345'),
    sections: z.array(z.string().max(60)).max(12).default([]),
  }),
  data: z.object({
    record: NamedRecord.optional(),
    facts: z.record(z.string(), z.unknown()).optional(),
    sections: z.record(z.string(), z.unknown()).describe('Chosen: their content; else: entries of each section'),
    candidates: z.array(NamedRecord).optional(),
  }),
  async run({ kind, id, sections }, context) {
    const { rows } = await context.api.load(RecordsAnswer, { method: 'POST', path: 'records', body: { kind, ids: [id] } })
    const [row] = rows
    if (!row?.record || row.key === null) {
      const candidates = row?.candidates.map((ref) => nameRecord(context, ref)) ?? []
      const more = candidates.length > 0 ? 'Call again with one of the candidates.' : 'Check the id with resolve, or use search.'
      return { data: { sections: {}, ...(candidates.length > 0 && { candidates }) }, notMatched: [id], more }
    }
    const { facts, long } = partRecord(row.record)
    const record = nameRecord(context, { kind, key: row.key, label: labelOf(facts) ?? id })
    if (sections.length === 0) {
      const sizes = Object.entries(long).map(([name, value]) => [name, sizeOf(value)] as const)
      return { data: { record, facts, sections: Object.fromEntries(sizes) }, more: 'Call again with the sections that you need.' }
    }
    const chosen = sections.filter((name) => Object.hasOwn(row.record ?? {}, name))
    const content = Object.fromEntries(chosen.map((name) => [name, row.record?.[name]]))
    return { data: { record, sections: content }, notMatched: sections.filter((name) => !chosen.includes(name)) }
  },
})

/** Short values are the facts of a record; lists, objects and long texts are its sections. */
function partRecord(record: Readonly<Record<string, unknown>>) {
  const isShort = (value: unknown) => value === null || typeof value === 'number' || typeof value === 'boolean' || isShortText(value)
  const entries = Object.entries(record)
  const facts: Record<string, unknown> = Object.fromEntries(entries.filter(([, value]) => isShort(value)))
  return { facts, long: Object.fromEntries(entries.filter(([, value]) => !isShort(value))) }
}

function isShortText(value: unknown): boolean {
  return typeof value === 'string' && value.length <= 400
}

/** What most kinds call their name. */
function labelOf(facts: Readonly<Record<string, unknown>>): string | null {
  const named = facts.name ?? facts.title
  return typeof named === 'string' ? named : null
}

function sizeOf(value: unknown): number {
  if (typeof value === 'string') return value.length
  return Array.isArray(value) ? value.length : Object.keys(Object(value)).length
}
