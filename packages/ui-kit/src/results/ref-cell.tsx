import { RecordLink } from '../record/record-link.tsx'
import type { MarkMatch } from './define-results.ts'

type RefCellProps = { kind: string; id: number | null; name: string | null; mark: MarkMatch }

/** A cell that names another record: a link where the release holds it, else its name (RESULTS-027). */
export function RefCell({ kind, id, name, mark }: RefCellProps) {
  if (name === null) return null
  return id === null ? mark(name) : <RecordLink to={{ kind, key: id, label: name }}>{mark(name)}</RecordLink>
}
