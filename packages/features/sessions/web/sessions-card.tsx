import { Button } from '@mantine/core'
import { fetchJson } from '@rosette/api-client/fetch-json.ts'
import { Done } from '@rosette/contract-kit/done.ts'
import { FailureNotice } from '@rosette/ui-kit/feedback/failure-notice.tsx'
import { QueryPart } from '@rosette/ui-kit/feedback/query-part.tsx'
import { useChange } from '@rosette/ui-kit/feedback/use-change.ts'
import { TitledCard } from '@rosette/ui-kit/layout/titled-card.tsx'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { z } from 'zod'
import { MemberSession } from '../contract/member-session.ts'
import { clearAuth } from './auth-state.ts'
import classes from './sessions-card.module.css'
import { useStepUp } from './step-up.tsx'

const sessionsQuery = queryOptions({
  queryKey: ['sessions'],
  queryFn: ({ signal }) => fetchJson(z.array(MemberSession), { path: 'auth/sessions', signal }),
})

/** Where the member is logged in. They can end one session, or all of them, including this one. */
export function SessionsCard() {
  const found = useQuery(sessionsQuery)
  const { data: sessions = [] } = found
  const { withStepUp, dialog } = useStepUp()
  const end = useChange({
    call: (id: string) => withStepUp(() => fetchJson(Done, { path: 'auth/end-session', body: { id } })),
    failure: 'The session could not be ended. Please try again.',
    refreshes: sessionsQuery.queryKey,
  })
  const endAll = useChange({
    call: () => fetchJson(Done, { path: 'auth/logout-everywhere', method: 'POST' }),
    failure: 'Your sessions could not be ended. Please try again.',
    onDone() {
      clearAuth()
      location.replace('/')
    },
  })
  return (
    <TitledCard title="Sessions" mark={sessions.length > 1 ? sessions.length : null}>
      <div className={classes.body}>
        <QueryPart query={found} what="your sessions" isSmall>
          {(listed) => (
            <ul className={classes.list} aria-label="Open sessions">
              {listed.map((session) => (
                <SessionRow key={session.id} session={session} isBusy={end.isPending} onEnd={() => end.run(session.id)} />
              ))}
            </ul>
          )}
        </QueryPart>
        <p className={classes.text}>Don’t recognise a session? End it and change your password.</p>
        <Button variant="default" size="xs" loading={endAll.isPending} onClick={() => endAll.run()}>
          Log out everywhere
        </Button>
        <FailureNotice failure={end.failure} />
        <FailureNotice failure={endAll.failure} />
      </div>
      {dialog}
    </TitledCard>
  )
}

type SessionRowProps = { session: MemberSession; isBusy: boolean; onEnd(): void }

function SessionRow({ session: { startedAt, lastSeenAt, isCurrent }, isBusy, onEnd }: SessionRowProps) {
  const since = formatTime(startedAt)
  return (
    <li className={classes.row}>
      <span className={classes.words}>
        {isCurrent ? 'This browser' : 'Another browser'}
        <span className={classes.text}>
          Since {since}
          {isCurrent ? null : `, last used ${formatTime(lastSeenAt)}`}
        </span>
      </span>
      {isCurrent ? null : (
        <Button variant="default" size="xs" disabled={isBusy} aria-label={`End the session since ${since}`} onClick={onEnd}>
          End
        </Button>
      )}
    </li>
  )
}

function formatTime(time: string): string {
  return new Date(time).toLocaleString('en-US', { month: 'short', day: 'numeric', hour: 'numeric', minute: '2-digit' })
}
