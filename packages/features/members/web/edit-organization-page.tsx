import { recordPath } from '@rosette/contract-kit/kind/define-kind.ts'
import { organizationKind } from '@rosette/kinds/organization/contract/organization-kind.ts'
import { QueryPart } from '@rosette/ui-kit/feedback/query-part.tsx'
import { defineSitePage } from '@rosette/ui-kit/layout/define-site-page.ts'
import { useQuery } from '@tanstack/react-query'
import type { AuthProfile } from '../../sessions/contract/auth-profile.ts'
import { organizationQuery } from './edit-queries.ts'
import { EditGuard, MemberPage, queriesOfEdited } from './member-page.tsx'
import { OrganizationForm } from './organization-form.tsx'
import { OrganizationManagers } from './organization-managers.tsx'
import { PendingPeople } from './pending-people.tsx'

const title = 'Edit Organization'

export const editOrganizationPage = defineSitePage({
  component: EditOrganizationPage,
  queries: ({ searchStr }) => queriesOfEdited(searchStr, mayEditOrganization, organizationQuery),
})

/** Name and address of an organization; for those who decide, who wants to belong to it and who manages it (EDIT-020 to 026). */
export function EditOrganizationPage() {
  return (
    <EditGuard title={title} mayEdit={mayEditOrganization}>
      {(key, profile) => <OrganizationForms key={key} communityId={key} profile={profile} />}
    </EditGuard>
  )
}

/** EDIT-003: an unconfirmed affiliation is not enough. */
function mayEditOrganization({ isTairCurator, affiliations }: AuthProfile, key: number): boolean {
  return isTairCurator || affiliations.some(({ community_id, isConfirmed }) => isConfirmed && community_id === key)
}

/** EDIT-026: an affiliation is not enough to decide about others'. */
function mayDecide({ isTairCurator, affiliations }: AuthProfile, key: number): boolean {
  return isTairCurator || affiliations.some(({ community_id, isManager }) => isManager && community_id === key)
}

function OrganizationForms({ communityId, profile }: { communityId: number; profile: AuthProfile }) {
  const found = useQuery(organizationQuery(communityId))
  const { data } = found
  const steps = [{ label: 'Organization', href: recordPath(organizationKind, communityId) }]
  if (!data)
    return (
      <MemberPage title={title} steps={steps}>
        <QueryPart query={found} what="the organization" failure="Error fetching data.">
          {() => null}
        </QueryPart>
      </MemberPage>
    )
  return (
    <MemberPage title={title} steps={steps} statement={data.name}>
      <OrganizationForm organization={data} />
      {mayDecide(profile, communityId) ? <PendingPeople communityId={communityId} /> : null}
      {profile.isTairCurator ? <OrganizationManagers communityId={communityId} /> : null}
    </MemberPage>
  )
}
