/** Accessions as they are and without the number of an isoform: Q9S7Q7-1 is an isoform of the entry Q9S7Q7. */
export function uniprotNames(uniprotIds: readonly string[]): string[] {
  return [...new Set(uniprotIds.flatMap((accession) => [accession, accession.replace(/-\d+$/, '')]))]
}
