/**
 * Shares things out as nature does: of `total` things the first owner has very many, the first few have hundreds, most have a handful.
 * Owner `rank` of `owners` has those from `first` up to, without, `end`; together they have each thing once.
 */
export function skewedShare(total: number, owners: number, rank: number): { first: number; end: number } {
  return { first: boundary(total, owners, rank), end: boundary(total, owners, rank + 1) }
}

/** The root of the rank: its slope falls from √owners times the mean at the first owner to half the mean at the last. */
function boundary(total: number, owners: number, rank: number): number {
  return Math.floor(total * Math.sqrt(Math.min(rank, owners) / owners))
}
