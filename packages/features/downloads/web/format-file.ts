import { formatNumber } from '@rosette/ui-kit/text/format-number.ts'

/** DOWN-016: KB or MB without decimals; what is smaller than 1 KB is not nothing. */
export function formatFileSize(bytes: number): string {
  const kilo = 1024
  if (bytes >= kilo * kilo) return `${formatNumber(Math.round(bytes / (kilo * kilo)))} MB`
  return `${Math.max(1, Math.round(bytes / kilo))} KB`
}

/** DOWN-017: a short US-style date in UTC. */
export function formatFileDate(moment: string): string {
  return new Date(moment).toLocaleDateString('en-US', { timeZone: 'UTC' })
}
