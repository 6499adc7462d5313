import { Button } from '@mantine/core'
import { problemCodeOf } from '@rosette/api-client/api-problem-error.ts'
import { fetchJson } from '@rosette/api-client/fetch-json.ts'
import { defineEntryForm } from '@rosette/ui-kit/entry-form/define-entry-form.ts'
import { EntryControl } from '@rosette/ui-kit/entry-form/entry-control.tsx'
import { FaultSummary } from '@rosette/ui-kit/entry-form/fault-summary.tsx'
import { useEntryForm } from '@rosette/ui-kit/entry-form/use-entry-form.ts'
import { Notice } from '@rosette/ui-kit/feedback/notice.tsx'
import { CuratorMail } from '@rosette/ui-kit/links/curator-mail.tsx'
import { PageLink } from '@rosette/ui-kit/links/page-link.tsx'
import { type FormEvent, useId, useState } from 'react'
import { AuthProfile } from '../../sessions/contract/auth-profile.ts'
import { useSite } from '../../site/web/site-context.tsx'
import { confirmEmailPath } from '../contract/confirm-email.ts'
import type { LoginBody } from '../contract/login.ts'
import classes from './login-page.module.css'
import { outcomeOf } from './outcome-of.ts'
import { useFinishLogin } from './use-finish-login.ts'

const definition = defineEntryForm<LoginBody>({
  fields: {
    username: {
      label: 'User name',
      control: 'text',
      autoComplete: 'username',
      check: (text) => (text.trim() ? null : 'User name is required.'),
    },
    password: {
      label: 'Password',
      control: 'password',
      autoComplete: 'current-password',
      check: (text) => (text ? null : 'Password is required.'),
    },
  },
  sections: [{ legend: 'Credentials', lines: [['username'], ['password']] }],
})

/** User name and password (SESSION-027). Nothing is lost by leaving it, so nobody is asked whether he means it. */
export function LoginForm() {
  const id = useId()
  const { people } = useSite()
  const finish = useFinishLogin()
  const [isUnconfirmed, setIsUnconfirmed] = useState(false)
  const form = useEntryForm<LoginBody>({
    definition,
    initial: { username: '', password: '' },
    save: (body) => outcomeOf(() => login(body)),
  })

  async function login(body: LoginBody): Promise<string> {
    setIsUnconfirmed(false)
    await fetchJson(AuthProfile, { path: 'auth/login', body }).catch((error: unknown) => {
      // Only right credentials whose e-mail address waits for its confirmation are refused so.
      setIsUnconfirmed(problemCodeOf(error) === 'access_denied')
      throw error
    })
    await finish()
    return 'You are logged in.'
  }
  function submit(event: FormEvent) {
    event.preventDefault()
    void form.submit()
  }
  const summary = Object.entries(form.faults).map(([name, text]) => ({ id: `${id}-${name}`, text }))
  return (
    <form className={classes.form} onSubmit={submit} noValidate aria-label="Login">
      <FaultSummary faults={summary} refusals={form.refusals} />
      {Object.entries(definition.fields).map(([name, field]) => (
        <EntryControl
          key={name}
          {...{ id: `${id}-${name}`, name, field }}
          value={form.values[name] ?? ''}
          fault={form.faults[name] ?? null}
          onChange={(value) => form.change(name, value)}
          onLeave={() => {}}
        />
      ))}
      {form.outcome && !form.outcome.isSaved ? (
        <Notice kind="error">
          {form.outcome.text} {isUnconfirmed ? <PageLink href={confirmEmailPath}>Ask for a new link</PageLink> : null}
        </Notice>
      ) : null}
      <Button type="submit" loading={form.isBusy}>
        Login
      </Button>
      {people.hasMail ? (
        <PageLink href="/forgotten-password">Forgotten password?</PageLink>
      ) : (
        <p>
          Forgotten password? Write to <CuratorMail />.
        </p>
      )}
    </form>
  )
}
