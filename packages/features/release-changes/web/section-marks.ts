import { formatNumber } from '@rosette/ui-kit/text/format-number.ts'
import type { SectionChange } from '../contract/release-changes.ts'

/** `+8 −1`; a section that was only rewritten says so. */
export function formatMarks({ added, removed, rewritten }: Pick<SectionChange, 'added' | 'removed' | 'rewritten'>): string {
  const parts = [
    added > 0 && `+${formatNumber(added)}`,
    removed > 0 && `−${formatNumber(removed)}`,
    rewritten > 0 && `~${formatNumber(rewritten)}`,
  ]
  return parts.filter(Boolean).join(' ')
}

/** The same for screen readers. */
export function speakMarks({ added, removed, rewritten }: Pick<SectionChange, 'added' | 'removed' | 'rewritten'>): string {
  const parts = [added > 0 && `${added} added`, removed > 0 && `${removed} removed`, rewritten > 0 && `${rewritten} rewritten`]
  return parts.filter(Boolean).join(', ')
}
