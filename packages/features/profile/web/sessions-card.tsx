import { Button } from '@mantine/core'
import { fetchJson } from '@rosette/api-client/fetch-json.ts'
import { Done } from '@rosette/contract-kit/done.ts'
import { Notice } from '@rosette/ui-kit/feedback/notice.tsx'
import { TitledCard } from '@rosette/ui-kit/layout/titled-card.tsx'
import { useState } from 'react'
import { clearAuth } from '../../sessions/web/auth-state.ts'
import classes from './sessions-card.module.css'

/** For members who left a session open elsewhere: ends all sessions, including this one. */
export function SessionsCard() {
  const [isBusy, setIsBusy] = useState(false)
  const [hasFailed, setHasFailed] = useState(false)
  async function logOut() {
    setIsBusy(true)
    setHasFailed(false)
    try {
      await fetchJson(Done, { path: 'auth/logout-everywhere', method: 'POST' })
      clearAuth()
      location.replace('/')
    } catch {
      setIsBusy(false)
      setHasFailed(true)
    }
  }
  return (
    <TitledCard title="Sessions">
      <div className={classes.body}>
        <p className={classes.text}>Logged in on another computer? This ends your sessions in all browsers, including this one.</p>
        <Button variant="default" size="xs" loading={isBusy} onClick={() => void logOut()}>
          Log out everywhere
        </Button>
        {hasFailed ? <Notice kind="error">Your sessions could not be ended. Please try again.</Notice> : null}
      </div>
    </TitledCard>
  )
}
