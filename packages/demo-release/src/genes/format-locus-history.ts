/** What became of made-up names: merged, split, replaced by a name that is itself gone, given up without successor, in use. */
export function formatLocusHistory(asOf: Date): string[] {
  const day = (yearsAgo: number) => `${asOf.getUTCFullYear() - yearsAgo}-06-15`
  const rows = [
    ['AT1G99910', 'obsolete', 'Demonstration', day(3), 'Merged into AT1G90010.', 'AT1G90010'],
    ['AT1G99920', 'obsolete', 'Demonstration', day(4), 'Split into AT1G90010 and AT1G90020.', 'AT1G90010|AT1G90020'],
    ['AT1G99930', 'obsolete', 'Demonstration', day(6), 'Replaced by AT1G99910.', 'AT1G99910'],
    ['AT1G99940', 'obsolete', 'Demonstration', day(2), 'Not a gene.', ''],
    ['AT1G90010', 'in use', 'Demonstration', day(3), 'Merged with AT1G99910.', 'AT1G99910'],
  ]
  return [['locus', 'current_status', 'who', 'date', 'modification_comments', 'loci_involved'], ...rows].map((cells) => cells.join('\t'))
}
