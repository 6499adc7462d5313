import type { RecordRef } from '@rosette/contract-kit/record-ref.ts'
import { RecordLink } from './record-link.tsx'
import classes from './record-link-list.module.css'

/** Records side by side, each a link. */
export function RecordLinkList({ links }: { links: readonly RecordRef[] }) {
  return (
    <ul className={classes.links}>
      {links.map((link) => (
        <li key={`${link.kind} ${link.key}`}>
          <RecordLink to={link} />
        </li>
      ))}
    </ul>
  )
}
