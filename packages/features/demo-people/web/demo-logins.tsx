import { Button } from '@mantine/core'
import { fetchJson } from '@rosette/api-client/fetch-json.ts'
import { Notice } from '@rosette/ui-kit/feedback/notice.tsx'
import { useId, useState } from 'react'
import { outcomeOf, useFinishLogin } from '../../account/web/call-outcome.ts'
import { AuthProfile } from '../../sessions/contract/auth-profile.ts'
import { demoPeople } from '../contract/demo-people.ts'
import classes from './demo-logins.module.css'

/** One account per role, with one-click login, if the operator offers it. */
export function DemoLogins() {
  const id = useId()
  const finish = useFinishLogin()
  const [busyWith, setBusyWith] = useState<string | null>(null)
  const [fault, setFault] = useState<string | null>(null)

  async function login(userName: string) {
    setBusyWith(userName)
    const { isSaved, text } = await outcomeOf(async () => {
      await fetchJson(AuthProfile, { path: 'auth/demo-login', body: { userName } })
      await finish()
      return ''
    })
    setBusyWith(null)
    setFault(isSaved ? null : text)
  }
  return (
    <section className={classes.demo} aria-labelledby={id}>
      <h2 id={id} className={classes.title}>
        Demo accounts
      </h2>
      {fault !== null ? <Notice kind="error">{fault}</Notice> : null}
      <ul className={classes.people}>
        {demoPeople.map(({ userName, role, sees }) => (
          <li key={userName} className={classes.person}>
            <Button variant="default" size="xs" loading={busyWith === userName} onClick={() => void login(userName)}>
              {userName}
            </Button>
            <span>
              {role}. {sees}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
