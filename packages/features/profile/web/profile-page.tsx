import { Notice } from '@rosette/ui-kit/feedback/notice.tsx'
import { Breadcrumb } from '@rosette/ui-kit/layout/breadcrumb.tsx'
import { PageWrap, usePageTitle } from '@rosette/ui-kit/layout/page-wrap.tsx'
import { PageLink } from '@rosette/ui-kit/links/page-link.tsx'
import { useAuth } from '../../sessions/web/use-auth.ts'
import { OwnProfile } from './own-profile.tsx'
import classes from './profile-page.module.css'

const steps = [{ label: 'Home', href: '/' }]

/** The page of whoever is logged in. */
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
        <p role="status">Loading</p>
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
