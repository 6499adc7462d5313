import type { RecordRef } from '@rosette/contract-kit/kind/record-ref.ts'
import { ResolveAnswer, recordOfLine } from '../../resolve/contract/resolve-call.ts'
import type { SiteCalls } from './site-calls.ts'

type FoundLoci = {
  /** Each locus once, with the ids that led to it. */
  loci: readonly { locus: RecordRef; inputs: readonly string[] }[]
  notMatched: readonly string[]
}

/** The loci that ids mean, as everywhere on the site. */
export async function findLoci(api: SiteCalls, ids: readonly string[]): Promise<FoundLoci> {
  const { lines } = await api.load(ResolveAnswer, { method: 'POST', path: 'resolve', body: { ids, kind: 'locus' } })
  const found = new Map<number, { locus: RecordRef; inputs: string[] }>()
  const notMatched: string[] = []
  for (const line of lines) {
    const original = line.bucket === 'duplicate' ? lines[line.ofLine - 1] : line
    const locus = original ? recordOfLine(original) : null
    if (locus === null) {
      notMatched.push(line.input)
      continue
    }
    const known = found.get(locus.key) ?? { locus, inputs: [] }
    known.inputs.push(line.input)
    found.set(locus.key, known)
  }
  return { loci: [...found.values()], notMatched }
}
