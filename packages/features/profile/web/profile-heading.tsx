import { ButtonLink } from '@rosette/ui-kit/links/button-link.tsx'
import { IconPencil, IconUser } from '@tabler/icons-react'
import type { AuthProfile } from '../../sessions/contract/auth-profile.ts'
import { formatAccountKind } from '../../subscription/contract/account-line.ts'
import type { OwnSubscription } from '../../subscription/web/use-own-subscription.ts'
import { personEditPath, usePersonPath } from './person-paths.ts'
import classes from './profile-page.module.css'

type ProfileHeadingProps = {
  profile: AuthProfile & { communityId: number }
  subscription: Pick<OwnSubscription, 'isLoaded' | 'status'>
  /** Null while nothing is known of it. */
  mayRegisterSymbols: boolean | null
}

/** Who it is, and what his account is worth. */
export function ProfileHeading({ profile, subscription, mayRegisterSymbols }: ProfileHeadingProps) {
  const personPath = usePersonPath(profile.communityId)
  const names = [profile.firstname, profile.lastname].filter((name) => name !== null && name !== '')
  return (
    <div className={classes.heading}>
      <span className={classes.avatar} aria-hidden>
        {names.map((name) => name?.charAt(0)).join('')}
      </span>
      <div className={classes.words}>
        <h1 className={classes.title}>Welcome, {names.join(' ')}</h1>
        <p className={classes.line}>
          {subscription.isLoaded ? <strong>{formatAccountKind(subscription.status)}</strong> : null}
          {subscription.isLoaded && mayRegisterSymbols !== null
            ? ` ${mayRegisterSymbols ? 'and' : 'without'} Gene Class Symbol registration.`
            : null}
        </p>
      </div>
      <div className={classes.actions}>
        {personPath === null ? null : (
          <ButtonLink href={personPath} leftSection={<IconUser size={16} aria-hidden />}>
            Public profile
          </ButtonLink>
        )}
        <ButtonLink href={personEditPath(profile.communityId)} leftSection={<IconPencil size={16} aria-hidden />}>
          Edit profile
        </ButtonLink>
      </div>
    </div>
  )
}
