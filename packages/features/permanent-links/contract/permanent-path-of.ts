import { type Kind, permanentPath } from '@rosette/contract-kit/kind/define-kind.ts'
import type { RecordRef } from '@rosette/contract-kit/kind/record-ref.ts'
import { type KindName, kinds } from '@rosette/kinds/registry/contract.ts'
import type { ResolvedLine } from '../../resolve/contract/resolve-call.ts'

/** A number is always a key: a name that consists of digits would take the address of another record. */
export const isRecordKey = /^\d{1,15}$/

/** Where a record of any kind lives for good, as far as a reference tells: a locus is always known by its name. */
export function permanentPathOf({ kind, key, label }: RecordRef): string {
  // References come from the identifier table, whose kinds are those of the registry.
  const known: Kind = kinds[kind as KindName]
  return permanentPath(known, kind === 'locus' || kind === 'gene' ? label : String(key))
}

/** What the page of an id that means no single record is called, by server and browser alike (LINK-009). */
export function titleOfExplanation({ input, bucket }: Pick<ResolvedLine, 'input' | 'bucket'>): string {
  if (bucket === 'ambiguous') return `Which ${input}?`
  if (bucket === 'obsolete') return `${input} Is No Longer in Use`
  return 'Page Not Found'
}
