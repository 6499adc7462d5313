import { fetchJson } from '@rosette/api-client/fetch-json.ts'
import { Done } from '@rosette/contract-kit/done.ts'
import { EntryForm } from '@rosette/ui-kit/entry-form/entry-form.tsx'
import { type EntryOutcome, useEntryForm } from '@rosette/ui-kit/entry-form/use-entry-form.ts'
import { PageLink } from '@rosette/ui-kit/links/page-link.tsx'
import { useMemo } from 'react'
import { useSite } from '../../site/web/site-context.tsx'
import { type Registration, registered } from '../contract/registration.ts'
import { failedText } from './failed-text.ts'
import { MemberPage } from './member-page.tsx'
import { emptyRegistration, registrationForm } from './registration-form.ts'
import { useReturnSoon } from './use-return-soon.ts'

const loginPath = '/login'

/** Makes a new account (REG rows). */
export function RegisterPage() {
  const { people } = useSite()
  const definition = useMemo(() => registrationForm(people), [people])
  const form = useEntryForm<Registration>({ definition, initial: emptyRegistration, save: register })
  useReturnSoon(form.outcome?.isSaved === true, loginPath)
  return (
    <MemberPage title="Register" statement="An account lets you link your ORCID iD, keep your record and register gene class symbols.">
      <EntryForm label="Register" hasProgress form={form} submitLabel="Register" after={<PageLink href={loginPath}>Log in</PageLink>} />
    </MemberPage>
  )
}

async function register(body: Registration): Promise<EntryOutcome> {
  try {
    await fetchJson(Done, { path: 'user/register-person', body })
    return { isSaved: true, text: registered }
  } catch (error) {
    return { isSaved: false, text: failedText(error) }
  }
}
