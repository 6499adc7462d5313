import { recordPath } from '@rosette/contract-kit/kind/define-kind.ts'
import { personKind } from '@rosette/kinds/person/contract/person-kind.ts'
import { QueryPart } from '@rosette/ui-kit/feedback/query-part.tsx'
import { defineSitePage } from '@rosette/ui-kit/layout/define-site-page.ts'
import { useQuery } from '@tanstack/react-query'
import type { AuthProfile } from '../../sessions/contract/auth-profile.ts'
import { useSite } from '../../site/web/site-context.tsx'
import { AffiliationsForm } from './affiliations-form.tsx'
import { CredentialsForm } from './credentials-form.tsx'
import { personToEditQuery } from './edit-queries.ts'
import { EditGuard, MemberPage, queriesOfEdited } from './member-page.tsx'
import { PersonDataForm } from './person-data-form.tsx'
import { ResetLinkForm } from './reset-link-form.tsx'

const title = 'Edit Person'

export const editPersonPage = defineSitePage({
  component: EditPersonPage,
  queries: ({ searchStr }) => queriesOfEdited(searchStr, mayEditPerson, personToEditQuery),
})

function mayEditPerson({ communityId, isTairCurator }: AuthProfile, key: number): boolean {
  return communityId === key || isTairCurator
}

/** EDIT-001: login details, user data and affiliations, each saved separately. */
export function EditPersonPage() {
  return (
    <EditGuard title={title} mayEdit={mayEditPerson}>
      {(key, profile) => <PersonForms key={key} communityId={key} profile={profile} />}
    </EditGuard>
  )
}

function PersonForms({ communityId, profile }: { communityId: number; profile: AuthProfile }) {
  const { people } = useSite()
  const found = useQuery(personToEditQuery(communityId))
  const { data: person } = found
  const steps = [{ label: 'Person', href: recordPath(personKind, communityId) }]
  if (!person)
    return (
      <MemberPage title={title} steps={steps}>
        <QueryPart query={found} what="the person" failure="Error fetching data. Please try again later.">
          {() => null}
        </QueryPart>
      </MemberPage>
    )
  const isOwn = profile.communityId === communityId
  return (
    <MemberPage title={title} steps={steps} statement={[person.firstName, person.lastName].filter(Boolean).join(' ')}>
      {person.userName === null || people.isDemoLogin ? null : isOwn ? (
        <CredentialsForm person={person} userName={person.userName} requiresPassword={profile.hasPassword} />
      ) : (
        <ResetLinkForm person={person} userName={person.userName} />
      )}
      <PersonDataForm person={person} />
      <AffiliationsForm person={person} />
    </MemberPage>
  )
}
