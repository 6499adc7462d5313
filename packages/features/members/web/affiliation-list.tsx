import { Button } from '@mantine/core'
import { Tag } from '@rosette/ui-kit/results/result-cells.tsx'
import { EmptyText } from '@rosette/ui-kit/text/empty-text.tsx'
import classes from './affiliations-form.module.css'
import type { ListedAffiliation } from './use-affiliations.ts'

/** The organizations as they will be, each with a word of what still waits. */
export function AffiliationList({ listed, onRemove }: { listed: readonly ListedAffiliation[]; onRemove(organizationId: number): void }) {
  if (listed.length === 0) return <EmptyText>No affiliations yet.</EmptyText>
  return (
    <ul className={classes.list} aria-label="Organizations">
      {listed.map(({ organizationId, organizationName, state }) => (
        <li key={organizationId} className={classes.row}>
          <span className={classes.name}>{organizationName}</span>
          {state === 'confirmed' ? null : <Tag>{state === 'pending' ? 'Pending' : 'Not saved yet'}</Tag>}
          <Button variant="default" size="xs" aria-label={`Remove ${organizationName}`} onClick={() => onRemove(organizationId)}>
            Remove
          </Button>
        </li>
      ))}
    </ul>
  )
}
