import { Button } from '@mantine/core'
import { fetchJson } from '@rosette/api-client/fetch-json.ts'
import { FailureNotice } from '@rosette/ui-kit/feedback/failure-notice.tsx'
import { useChange } from '@rosette/ui-kit/feedback/use-change.ts'
import { useId } from 'react'
import { useFinishLogin } from '../../account/web/use-finish-login.ts'
import { AuthProfile } from '../../sessions/contract/auth-profile.ts'
import { demoPeople } from '../contract/demo-people.ts'
import classes from './demo-logins.module.css'

/** One account per role, with one-click login, if the operator offers it. */
export function DemoLogins() {
  const id = useId()
  const finish = useFinishLogin()
  const login = useChange({
    call: (userName: string) => fetchJson(AuthProfile, { path: 'auth/demo-login', body: { userName } }),
    onDone: finish,
  })
  return (
    <section className={classes.demo} aria-labelledby={id}>
      <h2 id={id} className={classes.title}>
        Demo accounts
      </h2>
      <FailureNotice failure={login.failure} />
      <ul className={classes.people}>
        {demoPeople.map(({ userName, role, sees }) => (
          <li key={userName} className={classes.person}>
            <Button variant="default" size="xs" loading={login.isPending && login.input === userName} onClick={() => login.run(userName)}>
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
