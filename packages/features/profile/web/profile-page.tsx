import { editPath } from '@rosette/contract-kit/site-paths/edit-path.ts'
import { Loading } from '@rosette/ui-kit/feedback/loading.tsx'
import { Notice } from '@rosette/ui-kit/feedback/notice.tsx'
import { defineSitePage } from '@rosette/ui-kit/layout/define-site-page.ts'
import { Breadcrumb, PageWrap, usePageTitle } from '@rosette/ui-kit/layout/page-wrap.tsx'
import { ButtonLink } from '@rosette/ui-kit/links/button-link.tsx'
import { PageLink } from '@rosette/ui-kit/links/page-link.tsx'
import { IconPencil, IconUser } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import { ownCorrectionsQuery } from '../../corrections/web/correction-queries.ts'
import { MyCorrections } from '../../corrections/web/my-corrections.tsx'
import { personDetailsQuery } from '../../members/web/person-details-query.ts'
import { OrcidCard } from '../../orcid/web/orcid-card.tsx'
import type { AuthProfile } from '../../sessions/contract/auth-profile.ts'
import { authState, useAuth } from '../../sessions/web/auth-state.ts'
import { SessionsCard } from '../../sessions/web/sessions-card.tsx'
import { formatAccountKind } from '../../subscription/contract/account-line.ts'
import { SubscriptionCard } from '../../subscription/web/subscription-card.tsx'
import { type OwnSubscription, ownSubscriptionQueries, useOwnSubscription } from '../../subscription/web/use-own-subscription.ts'
import { MySymbols, ownSubmissionsQuery } from '../../symbol-registration/web/my-symbols.tsx'
import { AddressCard, AffiliationsCard, ContributeCard, CuratorCard, QuickLinks, usePersonPath } from './profile-cards.tsx'
import classes from './profile-page.module.css'

const loadTokens = () => import('../../access-tokens/web/access-tokens-card.tsx')
const loadPersonalData = () => import('../../personal-data/web/personal-data-card.tsx')
const loadSecondFactor = () => import('../../second-factor/web/second-factor-card.tsx')
const AccessTokensCard = lazy(() => loadTokens().then((module) => ({ default: module.AccessTokensCard })))
const PersonalDataCard = lazy(() => loadPersonalData().then((module) => ({ default: module.PersonalDataCard })))
const SecondFactorCard = lazy(() => loadSecondFactor().then((module) => ({ default: module.SecondFactorCard })))

const steps = [{ label: 'Home', href: '/' }]

export const profilePage = defineSitePage({
  component: ProfilePage,
  queries: () => {
    const { loggedIn, profile } = authState()
    if (!loggedIn || profile.communityId === null) return []
    return [personDetailsQuery(profile.communityId), ...ownSubscriptionQueries(profile), ownSubmissionsQuery, ownCorrectionsQuery]
  },
  parts: () => [loadTokens, loadPersonalData, loadSecondFactor],
})

/** The page of the logged-in member. */
export function ProfilePage() {
  usePageTitle('My Profile')
  const { loggedIn, loading, profile } = useAuth()
  const { communityId } = profile
  return (
    <PageWrap>
      <Breadcrumb steps={steps} here="My Profile" />
      {loggedIn && communityId !== null ? (
        <OwnProfile profile={{ ...profile, communityId }} />
      ) : loading ? (
        <Loading what="your profile" />
      ) : (
        <div className={classes.stranger}>
          <h1 className={classes.title}>My Profile</h1>
          <Notice kind="warning">You are not logged in. Please login to view this page.</Notice>
          <PageLink href="/login">Login</PageLink>
        </div>
      )}
    </PageWrap>
  )
}

/** Everything about a member's account, visible only to that member. */
function OwnProfile({ profile }: { profile: AuthProfile & { communityId: number } }) {
  const { communityId } = profile
  const details = useQuery(personDetailsQuery(communityId))
  const { data: person = null } = details
  const subscription = useOwnSubscription(profile)
  const mayRegisterSymbols = person ? person.REGISTERING_FOR_ABRC === 'T' : null
  return (
    <>
      <ProfileHeading profile={profile} subscription={subscription} mayRegisterSymbols={mayRegisterSymbols} />
      <div className={classes.columns}>
        <div className={classes.main}>
          <SubscriptionCard subscription={subscription} partyId={profile.partyId} />
          <div className={classes.pair}>
            <AddressCard details={details} communityId={communityId} />
            <AffiliationsCard details={details} />
            {mayRegisterSymbols ? <ContributeCard /> : null}
            <MySymbols />
            <MyCorrections />
            {person?.IS_TAIR_CURATOR === 'T' && !profile.needsSecondFactor ? <CuratorCard /> : null}
          </div>
          <Suspense fallback={<Loading what="your access tokens" />}>
            <AccessTokensCard />
          </Suspense>
          <div className={classes.pair}>
            <SessionsCard />
            <Suspense>{profile.username === null ? null : <PersonalDataCard userName={profile.username} />}</Suspense>
          </div>
        </div>
        <div className={classes.side}>
          <OrcidCard />
          <Suspense fallback={<Loading what="your second factor" />}>
            <SecondFactorCard />
          </Suspense>
          <QuickLinks profile={profile} />
        </div>
      </div>
    </>
  )
}

type ProfileHeadingProps = {
  profile: AuthProfile & { communityId: number }
  subscription: Pick<OwnSubscription, 'isLoaded' | 'status'>
  /** Null until known. */
  mayRegisterSymbols: boolean | null
}

/** The member's name and kind of account. */
function ProfileHeading({ profile, subscription, mayRegisterSymbols }: ProfileHeadingProps) {
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
        <ButtonLink href={editPath('person', profile.communityId)} leftSection={<IconPencil size={16} aria-hidden />}>
          Edit profile
        </ButtonLink>
      </div>
    </div>
  )
}
