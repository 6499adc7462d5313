import { fetchJson } from '@rosette/api-client/fetch-json.ts'
import { recordPath } from '@rosette/contract-kit/define-kind.ts'
import { Done } from '@rosette/contract-kit/done.ts'
import { personKind } from '@rosette/kinds/person/contract/person-kind.ts'
import { EntryForm } from '@rosette/ui-kit/entry-form/entry-form.tsx'
import { type EntryOutcome, useEntryForm } from '@rosette/ui-kit/entry-form/use-entry-form.ts'
import { PageLink } from '@rosette/ui-kit/links/page-link.tsx'
import { useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { reloadProfile } from '../../sessions/web/auth-state.ts'
import { useSite } from '../../site/web/site-context.tsx'
import type { EditablePerson } from '../contract/person-details.ts'
import { personFailed, personRefused, personUpdated } from '../contract/update-person.ts'
import { isRefusal } from './failed-text.ts'
import { draftOfPerson, type PersonDraft, personForm, updateOfDraft } from './person-form.ts'
import { useReturnSoon } from './use-return-soon.ts'

/** Names, phones and address (EDIT-007, EDIT-012 to 015). */
export function PersonDataForm({ person }: { person: EditablePerson }) {
  const { people } = useSite()
  const queryClient = useQueryClient()
  const initial = useMemo(() => draftOfPerson(person), [person])
  const definition = useMemo(() => personForm(people, initial.jobTitle), [people, initial])
  const path = recordPath(personKind, person.communityId)

  async function save(draft: PersonDraft): Promise<EntryOutcome> {
    try {
      await fetchJson(Done, { path: 'user/update-person', method: 'PUT', body: updateOfDraft(person.communityId, draft) })
      queryClient.removeQueries({ queryKey: ['record', 'person'] })
      void reloadProfile()
      return { isSaved: true, text: personUpdated }
    } catch (error) {
      return { isSaved: false, text: isRefusal(error) ? personRefused : personFailed }
    }
  }

  const form = useEntryForm<PersonDraft>({ definition, initial, save })
  useReturnSoon(form.outcome?.isSaved === true, path)
  return (
    <EntryForm label="User data" form={form} submitLabel="Update User Data" after={<PageLink href={path}>Go to the record</PageLink>} />
  )
}
