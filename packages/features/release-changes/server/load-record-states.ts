import type { Kind } from '@rosette/contract-kit/kind/define-kind.ts'
import { findRecordDocument } from '@rosette/database/find-record-document.ts'
import type { Database } from '@rosette/database/open-database.ts'
import { kindServers } from '@rosette/kinds/registry/server.ts'
import { compareAllSections, type FactPair, isDifferent, type SectionDifference } from '@rosette/release-kit/changes/compare-sections.ts'
import type { KindServer } from '@rosette/release-kit/kind-server.ts'
import { mostChangedRows, mostSameRows, type RecordStates, type SectionStates, type StateRow } from '../contract/record-states.ts'
import { formatFact, wordsOfField } from './format-fact.ts'

type Pair = { releaseId: string; againstId: string }

/** A record in two releases; null if neither has it. */
export async function loadRecordStates(
  records: Database['records'],
  { releaseId, againstId }: Pair,
  kind: Kind,
  key: number,
): Promise<RecordStates | null> {
  const [earlier, later] = await Promise.all([againstId, releaseId].map((id) => findRecordDocument(records, id, kind.name, key)))
  if (!earlier && !later) return null
  const before = earlier ? parse(earlier.json) : null
  const after = later ? parse(later.json) : null
  const servers: Readonly<Record<string, KindServer>> = kindServers
  const ownFacts = servers[kind.name]?.ownFacts ?? {}
  const sections = before && after ? compareAllSections(ownFacts, before, after) : []
  return {
    releaseId,
    againstId,
    before: before && kind.title(before),
    after: after && kind.title(after),
    sections: sections.filter(isDifferent).map(toStates),
    same: sections.filter((section) => !isDifferent(section) && section.pairs.length > 0).map(({ section }) => section),
  }
}

function parse(json: string): Record<string, unknown> {
  return JSON.parse(json)
}

function toStates({ pairs, ...section }: SectionDifference): SectionStates {
  const fields = new Set(pairs.map(({ field }) => field))
  let changed = 0
  let same = 0
  const rows = pairs.filter(({ mark }) => (mark === 'same' ? same++ < mostSameRows : changed++ < mostChangedRows))
  return { ...section, rows: rows.map((pair) => toRow(pair, fields.size > 1)), more: pairs.length - rows.length }
}

function toRow({ field, before, after, mark }: FactPair, isLabelled: boolean): StateRow {
  return { label: isLabelled ? wordsOfField(field) : null, before: formatFact(before), after: formatFact(after), mark }
}
