import { problemCodeOf } from '@rosette/api-client/api-problem-error.ts'
import { fetchJson } from '@rosette/api-client/fetch-json.ts'
import { Done } from '@rosette/contract-kit/done.ts'
import { loginPath } from '@rosette/contract-kit/site-paths/login-path.ts'
import { defineEntryForm } from '@rosette/ui-kit/entry-form/define-entry-form.ts'
import { EntryControl } from '@rosette/ui-kit/entry-form/entry-control.tsx'
import { useEntryForm } from '@rosette/ui-kit/entry-form/use-entry-form.ts'
import { ChoiceDialog, Dialog } from '@rosette/ui-kit/feedback/dialog.tsx'
import { PageLink } from '@rosette/ui-kit/links/page-link.tsx'
import { type ReactNode, useCallback, useId, useState } from 'react'
import type { ProveIdentityBody } from '../contract/prove-identity.ts'
import { useAuth } from './auth-state.ts'
import { CodeField, codeField } from './code-field.tsx'
import classes from './step-up.module.css'

type StepUp = {
  /** Makes a call; if the server wants to know again who it is, asks the member and repeats the call. */
  withStepUp<T>(call: () => Promise<T>): Promise<T>
  /** To be rendered outside any form: its own submission would bubble up to that form. */
  dialog: ReactNode
}

type Question = { answered(): void; cancelled(): void }

/** For calls that change credentials or the rights of others: they need a proof of identity that is at most ten minutes old (SECURE-007). */
export function useStepUp(): StepUp {
  const [question, setQuestion] = useState<Question | null>(null)
  const withStepUp = useCallback(async <T,>(call: () => Promise<T>): Promise<T> => {
    try {
      return await call()
    } catch (error) {
      if (problemCodeOf(error) !== 'step_up_required') throw error
      await new Promise<void>((resolve, reject) => setQuestion({ answered: resolve, cancelled: () => reject(error) }))
        // A second question must not find the dialog of the first.
        .finally(() => setQuestion(null))
      return call()
    }
  }, [])
  return { withStepUp, dialog: question && <StepUpDialog {...question} /> }
}

const title = 'Confirm that it is you'

function StepUpDialog(question: Question) {
  const { hasPassword, orcidId } = useAuth().profile
  const orcid = orcidId === null ? null : <PageLink href={loginAgain()}>Log in again with ORCID</PageLink>
  if (hasPassword) return <PasswordDialog {...question}>{orcid}</PasswordDialog>
  return (
    <Dialog title={title} isOpen onClose={question.cancelled}>
      <div className={classes.lines}>
        <p>You logged in a while ago. To continue, log in again; you will return to this page.</p>
        {orcid}
      </div>
    </Dialog>
  )
}

function loginAgain(): string {
  return loginPath(`${location.pathname}${location.search}`)
}

type Proof = { password: string; code: string }

const passwordField = {
  label: 'Current password',
  control: 'password',
  autoComplete: 'current-password',
  check: (password: string) => (password === '' ? 'Password is required.' : null),
} as const

const definitionOf = (...lines: (keyof Proof)[][]) =>
  defineEntryForm<Proof>({ fields: { password: passwordField, code: codeField }, sections: [{ legend: title, lines }] })
const withPassword = definitionOf(['password'])
const withCode = definitionOf(['password'], ['code'])

function PasswordDialog({ answered, cancelled, children }: Question & { children: ReactNode }) {
  const id = useId()
  const { hasSecondFactor } = useAuth().profile
  const form = useEntryForm<Proof>({
    definition: hasSecondFactor ? withCode : withPassword,
    initial: { password: '', code: '' },
    save: async ({ password, code }) => {
      const body: ProveIdentityBody = { password, ...(hasSecondFactor && { code }) }
      await fetchJson(Done, { path: 'auth/prove-identity', body })
      // The call that was refused goes on.
      return { text: '' }
    },
    onSaved: answered,
  })
  return (
    <ChoiceDialog title={title} action="Continue" isOpen onClose={cancelled} onSubmit={form.submit}>
      <div className={classes.lines}>
        <p>You logged in a while ago. Please enter your password to continue.</p>
        <EntryControl
          id={id}
          field={passwordField}
          error={form.errors.password ?? form.failure?.text ?? null}
          name="password"
          value={form.values.password ?? ''}
          onChange={(value) => form.change('password', value)}
          onLeave={() => {}}
        />
        {hasSecondFactor ? (
          <CodeField
            value={String(form.values.code)}
            error={form.errors.code ?? null}
            onChange={(code) => form.change('code', code)}
            onSwitch={() => form.forget('code')}
          />
        ) : null}
        {children}
      </div>
    </ChoiceDialog>
  )
}
