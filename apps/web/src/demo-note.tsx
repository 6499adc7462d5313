import { releaseQuery } from '@rosette/api-client/release-query.ts'
import type { Kind } from '@rosette/contract-kit/define-kind.ts'
import { demoKindsOf } from '@rosette/contract-kit/demo-kinds.ts'
import { useQuery } from '@tanstack/react-query'
import classes from './demo-note.module.css'

/** One sentence over a record of a kind that the operator let the generator fill. */
export function DemoNote({ kind }: { kind: Pick<Kind, 'name'> }) {
  const { data: release } = useQuery(releaseQuery())
  if (!release || !demoKindsOf(release).includes(kind.name)) return null
  return (
    <p className={classes.note} role="note">
      This record is demonstration data: this site has no published files of its kind.
    </p>
  )
}
