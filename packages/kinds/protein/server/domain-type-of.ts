import type { DomainDatabase, domainDatabases } from '../contract/domain-databases.ts'

// One of those that the form offers, so that every domain can be asked for.
type DomainType = (typeof domainDatabases)[DomainDatabase]

/** Databases and methods by the form of their signatures, in the order they are tried. */
const types: readonly (readonly [RegExp, DomainType])[] = [
  [/^PF\d/, 'Pfam'],
  [/^SM\d/, 'SMART'],
  [/^PS\d/, 'PROSITE'],
  [/^PTHR/, 'PANTHER'],
  [/^SSF\d/, 'SUPERFAMILY'],
  [/^(G3DSA:)?\d+\.\d+\.\d+\.\d+$/, 'Gene3D'],
  [/^PR\d/, 'PRINTS'],
  [/^cd\d/, 'CDD'],
  [/^(TIGR|NF)\d/, 'NCBIfam'],
  [/^PIRSF/, 'PIRSF'],
  [/^MF_/, 'HAMAP'],
  [/^SFLD/, 'SFLD'],
  [/^AF-/, 'AlphaFold'],
  [/^PD\d/, 'ProDom'],
  [/^SignalP/, 'SignalP'],
  [/^TMhelix$/, 'TMHMM'],
  [/^mobidb-lite$/, 'MobiDB-lite'],
  [/^Coil$/, 'Coils'],
  [/^seg$/, 'SEG'],
]

/** Which database or method a signature is of; the file of domains does not name it. Null for one we do not know. */
export function domainTypeOf(signature: string): DomainType | null {
  return types.find(([form]) => form.test(signature))?.[1] ?? null
}
