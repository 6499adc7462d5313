import { useSubscription } from '@rosette/features/subscription/web/use-subscription.ts'
import classes from './institution-badge.module.css'

/** The institution through which the visitor is subscribed; nothing for everyone else (SHELL-024, SHELL-025, SUBS-004). */
export function InstitutionBadge() {
  const { institution } = useSubscription()
  if (institution?.status !== 'subscribed') return null
  return (
    <p className={classes.badge}>
      <span className={classes.dot} aria-hidden="true" />
      <span className={classes.name}>{institution.name}</span>
      <span className={classes.status}>{institution.status}</span>
    </p>
  )
}
