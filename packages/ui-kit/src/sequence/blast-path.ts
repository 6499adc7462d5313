/** DETAIL-036: the sequence-search form with a sequence filled in. */
export function blastPath(type: 'protein' | 'sequence', sequence: string): string {
  return `/tools/blast?${new URLSearchParams({ sequence_type: type, sequence })}`
}
