import { isAgiName } from '@rosette/contract-kit/agi-name.ts'
import { NamedLink } from '../record/named-link.tsx'
import type { MarkMatch } from './define-results.ts'
import { NameList } from './name-list.tsx'

/** Loci of a row, each a link (RESULTS-027). A genetic locus has no page to lead to. */
export function LocusNames({ names, mark }: { names: readonly string[]; mark: MarkMatch }) {
  const draw = (name: string) => {
    if (!isAgiName(name)) return mark(name)
    return (
      <NamedLink kind="locus" name={name}>
        {mark(name)}
      </NamedLink>
    )
  }
  return <NameList names={names} mark={mark} isMono draw={draw} />
}
