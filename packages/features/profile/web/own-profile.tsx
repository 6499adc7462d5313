import { useQuery } from '@tanstack/react-query'
import { personDetailsQuery } from '../../members/web/person-details-query.ts'
import { OrcidCard } from '../../orcid/web/orcid-card.tsx'
import type { AuthProfile } from '../../sessions/contract/auth-profile.ts'
import { SubscriptionCard } from '../../subscription/web/subscription-card.tsx'
import { useOwnSubscription } from '../../subscription/web/use-own-subscription.ts'
import { MySymbols } from '../../symbol-registration/web/my-symbols.tsx'
import { AddressCard } from './address-card.tsx'
import { AffiliationsCard } from './affiliations-card.tsx'
import { ContributeCard } from './contribute-card.tsx'
import { CuratorCard } from './curator-card.tsx'
import { ProfileHeading } from './profile-heading.tsx'
import classes from './profile-page.module.css'
import { QuickLinks } from './quick-links.tsx'
import { SessionsCard } from './sessions-card.tsx'

/** Everything about the account of a member, for himself. */
export function OwnProfile({ profile }: { profile: AuthProfile & { communityId: number } }) {
  const { communityId } = profile
  const { data: person = null, isPending } = useQuery(personDetailsQuery(communityId))
  const subscription = useOwnSubscription(profile)
  const mayRegisterSymbols = person ? person.REGISTERING_FOR_ABRC === 'T' : null
  return (
    <>
      <ProfileHeading {...{ profile, subscription, mayRegisterSymbols }} />
      <div className={classes.columns}>
        <div className={classes.main}>
          <SubscriptionCard subscription={subscription} partyId={profile.partyId} />
          <div className={classes.pair}>
            <AddressCard {...{ person, isPending, communityId }} />
            <AffiliationsCard affiliations={person?.AFFILIATIONS ?? null} isPending={isPending} />
            {mayRegisterSymbols ? <ContributeCard /> : null}
            <MySymbols />
            {person?.IS_TAIR_CURATOR === 'T' ? <CuratorCard /> : null}
          </div>
        </div>
        <div className={classes.side}>
          <OrcidCard />
          <QuickLinks profile={profile} />
          <SessionsCard />
        </div>
      </div>
    </>
  )
}
