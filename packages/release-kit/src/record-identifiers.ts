import { type IdentifierStatus, type IdentifierType, identifierTypes, normaliseIdentifier } from '@rosette/contract-kit/kind/record-ref.ts'
import type { CopyValue } from './sources/source.ts'

/** All names by which a record is known, spelled as people spell them. */
export type RecordIdentifiers = {
  /** What a list of records calls it. */
  label: string
  /** Of a record that is no longer in use: what took its place, where that is known. */
  obsolete?: { successor: { key: number; label: string } | null }
  names: readonly { type: IdentifierType; name: string }[]
}

/** Columns of the identifier table, in the order of `toIdentifierRows`. */
export const identifierColumns = ['name', 'kind', 'type', 'status', 'key', 'label', 'successor_key', 'successor_label'] as const

/** One row for each name, under the first of its types: a symbol that is also listed as an alias is a symbol. */
export function toIdentifierRows(kind: string, key: number, { label, obsolete, names }: RecordIdentifiers): CopyValue[][] {
  const typeOf = new Map<string, IdentifierType>()
  const inOrder = names.toSorted((one, other) => identifierTypes.indexOf(one.type) - identifierTypes.indexOf(other.type))
  for (const { type, name } of inOrder) {
    const normalised = normaliseIdentifier(name)
    if (normalised !== '' && !typeOf.has(normalised)) typeOf.set(normalised, type)
  }
  const status: IdentifierStatus = obsolete ? 'obsolete' : 'current'
  const successor = obsolete?.successor ?? null
  return [...typeOf].map(([name, type]) => [name, kind, type, status, key, label, successor?.key ?? null, successor?.label ?? null])
}
