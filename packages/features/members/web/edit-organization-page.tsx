import { recordPath } from '@rosette/contract-kit/define-kind.ts'
import { organizationKind } from '@rosette/kinds/organization/contract/organization-kind.ts'
import { Notice } from '@rosette/ui-kit/feedback/notice.tsx'
import { useQuery } from '@tanstack/react-query'
import type { AuthProfile } from '../../sessions/contract/auth-profile.ts'
import { EditGuard } from './edit-guard.tsx'
import { organizationQuery } from './edit-queries.ts'
import { MemberPage } from './member-page.tsx'
import { OrganizationForm } from './organization-form.tsx'
import { PendingPeople } from './pending-people.tsx'

const title = 'Edit Organization'

/** Name and address of an organization, and who wants to belong to it (EDIT-020 to 026). */
export function EditOrganizationPage() {
  return (
    <EditGuard title={title} mayEdit={mayEditOrganization}>
      {(key) => <OrganizationForms key={key} communityId={key} />}
    </EditGuard>
  )
}

/** EDIT-003: an affiliation that he only gave himself is not enough. */
function mayEditOrganization({ isTairCurator, affiliations }: AuthProfile, key: number): boolean {
  return isTairCurator || affiliations.some(({ community_id, isConfirmed }) => isConfirmed && community_id === key)
}

function OrganizationForms({ communityId }: { communityId: number }) {
  const { data, isError } = useQuery(organizationQuery(communityId))
  const steps = [{ label: 'Organization', href: recordPath(organizationKind, communityId) }]
  if (!data)
    return (
      <MemberPage title={title} steps={steps}>
        {isError ? <Notice kind="error">Error fetching data.</Notice> : <p role="status">Loading...</p>}
      </MemberPage>
    )
  return (
    <MemberPage title={title} steps={steps} statement={data.name}>
      <OrganizationForm organization={data} />
      <PendingPeople communityId={communityId} />
    </MemberPage>
  )
}
