import type { RecordIdentifiers } from '@rosette/release-kit/record-identifiers.ts'
import type { KeywordRecord } from '../contract/keyword-record.ts'

/** By the id of its ontology and its name. Synonyms are left out: 'vine' or 'tree' would make names of other kinds ambiguous. */
export function identifiersOfKeyword({ summary, isObsolete, replacements }: KeywordRecord): RecordIdentifiers {
  return {
    label: summary.kw,
    ...(isObsolete ? { obsolete: { successor: replacements[0] ?? null } } : {}),
    names: [
      { type: 'name', name: summary.kw },
      ...(summary.extdbId === null ? [] : [{ type: 'accession', name: summary.extdbId } as const]),
    ],
  }
}
