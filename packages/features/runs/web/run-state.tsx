import { Button, Progress } from '@mantine/core'
import { Notice } from '@rosette/ui-kit/feedback/notice.tsx'
import { useChange } from '@rosette/ui-kit/feedback/use-change.ts'
import { TitledCard } from '@rosette/ui-kit/layout/titled-card.tsx'
import { PageLink } from '@rosette/ui-kit/links/page-link.tsx'
import { formatNumber } from '@rosette/ui-kit/text/format-number.ts'
import { useEffect, useState } from 'react'
import { type RunStatus, rerunPathOf } from '../contract/run-status.ts'
import { cancelRun, isOver, runQuery } from './run-query.ts'
import classes from './run-view.module.css'

/** What happens to a run now; nothing is said of one that is done, as its result is there. */
export function RunState({ run }: { run: RunStatus }) {
  if (run.state === 'done')
    return run.isFromStore ? (
      <Notice kind="info">An identical run already exists: this is its stored result. No unit was charged.</Notice>
    ) : null
  if (run.state === 'failed')
    return (
      <Notice kind="error">
        {run.fault} <PageLink href={rerunPathOf(run)}>Edit and run again</PageLink>
      </Notice>
    )
  if (run.state === 'cancelled') return <Notice kind="info">This run was cancelled.</Notice>
  return <UnderWay run={run} />
}

function UnderWay({ run }: { run: RunStatus }) {
  const elapsed = useElapsed(run.startedAt ?? run.createdAt)
  const share = run.progress?.share ?? null
  const isWaiting = run.state === 'waiting'
  return (
    <TitledCard title={isWaiting ? 'Waiting' : 'Running'} action={run.isOwn ? <CancelButton run={run} /> : null} isPadded>
      <div className={classes.state}>
        <p role="status">{isWaiting ? placeText(run.place ?? 1) : (run.progress?.text ?? 'Starting…')}</p>
        <ShareBar share={share} isWaiting={isWaiting} />
        <p className={classes.small}>
          {isWaiting ? 'Waiting' : 'Running'}
          {elapsed && ` for ${elapsed}`}. You may close this page and come back to its address
          {run.willMail ? '; we will e-mail you when it finishes.' : '.'}
        </p>
      </div>
    </TitledCard>
  )
}

/** A run that cannot tell its share has a full bar that moves, which is not said to be 100 %. */
function ShareBar({ share, isWaiting }: { share: number | null; isWaiting: boolean }) {
  const percent = share === null ? null : Math.round(share * 100)
  return (
    <Progress.Root>
      <Progress.Section
        value={isWaiting ? 0 : (percent ?? 100)}
        animated={!isWaiting && share === null}
        // Mantine would say the width of the bar.
        withAria={false}
        role="progressbar"
        aria-label="Progress"
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={percent ?? undefined}
        aria-valuetext={percent === null ? 'unknown' : `${percent} %`}
      />
    </Progress.Root>
  )
}

function placeText(place: number): string {
  return place === 1 ? 'Next in the queue.' : `Position ${formatNumber(place)} in the queue. Users take turns.`
}

function CancelButton({ run: { token } }: { run: RunStatus }) {
  // Ended meanwhile or not, the run says what it is.
  const cancel = useChange({ call: () => cancelRun(token), refreshes: runQuery(token).queryKey })
  return (
    <Button variant="default" size="xs" loading={cancel.isPending} onClick={() => cancel.run()}>
      Cancel
    </Button>
  )
}

/** Null at first: the clock of the server is not the visitor's. */
function useElapsed(since: string): string | null {
  const [now, setNow] = useState<number | null>(null)
  useEffect(() => {
    const tick = () => setNow(Date.now())
    tick()
    const timer = setInterval(tick, 1000)
    return () => clearInterval(timer)
  }, [])
  if (now === null) return null
  const seconds = Math.max(0, Math.round((now - Date.parse(since)) / 1000))
  return seconds < 60 ? `${seconds} s` : `${Math.floor(seconds / 60)} min ${seconds % 60} s`
}

/** When it was, and how long it stays. */
export function RunFacts({ run }: { run: RunStatus }) {
  const seconds = run.startedAt && run.finishedAt ? (Date.parse(run.finishedAt) - Date.parse(run.startedAt)) / 1000 : null
  return (
    <p className={classes.small}>
      Started {dayOf(run.createdAt)}, data release {run.releaseId}
      {isOver(run) && seconds !== null && seconds >= 0 ? `, took ${seconds < 10 ? seconds.toFixed(1) : Math.round(seconds)} s` : ''}. Stored
      until {dayOf(run.keptUntil)}; anyone with the link can view it.
    </p>
  )
}

function dayOf(time: string): string {
  return time.slice(0, 10)
}
