import { type Kind, type LookupName, namedPath, permanentPath, recordPath } from '@rosette/contract-kit/kind/define-kind.ts'
import { kinds } from '@rosette/kinds/registry/contract.ts'
import type { LegacyAddress } from './legacy-address.ts'

/** What the older site calls a record, and how its addresses name it (LEGACY-008 to 011, LEGACY-022). */
const recordTypes: Readonly<Record<string, Kind>> = {
  person: kinds.person,
  organization: kinds.organization,
  gene: kinds.gene,
  locus: kinds.locus,
  clone: kinds.clone,
  polyallele: kinds.polymorphism,
  vector: kinds.vector,
  germplasm: kinds.germplasm,
  marker: kinds.marker,
  publication: kinds.publication,
  species_variant: kinds.ecotype,
  transposon: kinds.transposon,
  keyword: kinds.keyword,
  communication: kinds.communication,
  protocol: kinds.protocol,
  library: kinds.library,
  sequence: kinds.sequence,
  host_strain: kinds.hoststrain,
  transposon_family: kinds.transposonfamily,
  gene_class_symbol: kinds.genesymbol,
  array_element: kinds.arrayelement,
}

/** LEGACY-012: prefixes of accessions. */
const accessionPrefixes: Readonly<Record<string, Kind>> = {
  clone_end: kinds.cloneend,
  polymorphism: kinds.polymorphism,
  genetic_marker: kinds.marker,
  array_element: kinds.arrayelement,
  locus: kinds.locus,
}

/** Where the record of an old address lives; null if it names none. */
export function legacyRecordPath(address: LegacyAddress): string | null {
  return pathByAccession(address.wordOf('accession')) ?? pathByType(address)
}

function pathByAccession(accession: string): string | null {
  const [, prefix = '', number] = /^(\w+):(\d{1,15})$/.exec(accession) ?? []
  if (number === undefined) return null
  // Gene models are not looked up by accession, but every record is found by each of its names at its permanent address.
  if (prefix === 'gene') return permanentPath(kinds.gene, `${prefix}:${number}`)
  const kind = Object.hasOwn(accessionPrefixes, prefix) ? accessionPrefixes[prefix] : undefined
  return kind ? lookupPath(kind, 'accession', number) : null
}

function pathByType({ wordOf, textOf }: LegacyAddress): string | null {
  const type = wordOf('type')
  const kind = Object.hasOwn(recordTypes, type) ? recordTypes[type] : undefined
  if (!kind) return null
  const id = textOf('id') || textOf('communityid')
  if (/^\d{1,15}$/.test(id)) return kind.lookups.includes('id') ? lookupPath(kind, 'id', id) : recordPath(kind, Number(id))
  const name = textOf('name')
  return name !== '' && kind.lookups.includes('name') ? namedPath(kind, name) : null
}

function lookupPath({ path }: Kind, by: LookupName, value: string): string {
  return `/${path}?${new URLSearchParams({ [by]: value })}`
}
