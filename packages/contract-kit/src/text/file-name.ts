/**
 * How the site names files that it writes: what it is, which one, and the day if it differs from day to day, joined by low lines, before
 * the ending of the format. The specification sets the pattern with `genes_results_2026-11-15.tsv` (RESULTS-037); others are
 * `locus_AT4G18960.fasta`, `enrichment_go_bp.tsv` and `personal_data_2026-11-01.json`. Files that were published or stored under a name
 * keep that name.
 */
export function fileName(parts: readonly string[], ending: string): string {
  return plainFileName(`${parts.join('_')}.${ending}`)
}

/** What a file system may not accept becomes a low line. */
export function plainFileName(name: string): string {
  return name.replace(/[^\w.-]+/g, '_')
}
