import type { ArrayelementRecord } from '../contract/arrayelement-record.ts'
import { normaliseProbe } from '../contract/normalise-probe.ts'

type ArrayelementLookup = { by: 'name' | 'id' | 'accession'; value: string }

/** Of several elements of one name it leads to the one with the lowest number. A name of digits alone would be taken for a number. */
export function lookupsOfArrayelement({ arrayElementId, name, tairAccession, sameName }: ArrayelementRecord): ArrayelementLookup[] {
  const value = normaliseProbe(name)
  const isFirst = sameName.every(({ key }) => key > arrayElementId)
  const isName = isFirst && !/^\d+$/.test(value)
  return [
    { by: 'id', value: String(arrayElementId) },
    ...(tairAccession === null ? [] : [{ by: 'accession', value: String(arrayElementId) } as const]),
    ...(isName ? (['name', 'id', 'accession'] as const).map((by) => ({ by, value })) : []),
  ]
}
