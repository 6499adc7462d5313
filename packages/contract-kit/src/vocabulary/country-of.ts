/** Codes that stand among the names of countries in the lists of accessions. 'LIB' is a place in Libya by its coordinates. */
const codes: Readonly<Record<string, string>> = {
  US: 'United States',
  UK: 'United Kingdom',
  GER: 'Germany',
  BUL: 'Bulgaria',
  NED: 'Netherlands',
  CRO: 'Croatia',
  POR: 'Portugal',
  SUI: 'Switzerland',
  DEN: 'Denmark',
  GRE: 'Greece',
  LIB: 'Libya',
  SRV: 'Serbia',
  TZ: 'Tanzania',
}

/** The country by its name; null if it is not known ('UNK'). */
export function countryOf(published: string | null): string | null {
  if (published === null || published === 'UNK') return null
  return codes[published] ?? published
}
