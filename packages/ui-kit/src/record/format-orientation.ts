/** DETAIL-037: how an orientation reads on a detail page. */
export function formatOrientation(orientation: string | null): 'forward' | 'reverse' | 'unknown' {
  if (orientation === 'F') return 'forward'
  return orientation === 'R' ? 'reverse' : 'unknown'
}
