import { Button } from '@mantine/core'
import { fetchJson } from '@rosette/api-client/fetch-json.ts'
import { dayOf } from '@rosette/contract-kit/clock.ts'
import { Notice } from '@rosette/ui-kit/feedback/notice.tsx'
import { QueryPart } from '@rosette/ui-kit/feedback/query-part.tsx'
import { toast } from '@rosette/ui-kit/feedback/toast.tsx'
import { useChange } from '@rosette/ui-kit/feedback/use-change.ts'
import { TitledCard } from '@rosette/ui-kit/layout/titled-card.tsx'
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { reloadProfile, useAuth } from '../../sessions/web/auth-state.ts'
import { useStepUp } from '../../sessions/web/step-up.tsx'
import { BegunSecondFactor, RecoveryCodes, SecondFactorState } from '../contract/second-factor.ts'
import { RemoveDialog } from './remove-dialog.tsx'
import classes from './second-factor-card.module.css'
import { SetUpForm } from './set-up-form.tsx'
import { ShownCodes } from './shown-codes.tsx'

const stateQuery = queryOptions({
  queryKey: ['second-factor'],
  queryFn: ({ signal }) => fetchJson(SecondFactorState, { path: 'user/second-factor', signal }),
})

/** On the profile: the second factor of the member's account. */
export function SecondFactorCard() {
  const { needsSecondFactor } = useAuth().profile
  const found = useQuery(stateQuery)
  const { data: state } = found
  const [codes, setCodes] = useState<readonly string[] | null>(null)
  return (
    <TitledCard title="Second factor" mark={state?.since ? 'on' : null}>
      {needsSecondFactor ? (
        <div className={classes.body}>
          <Notice kind="warning">Curators need a second factor on this site. Until you set one up, you have the rights of a member.</Notice>
        </div>
      ) : null}
      <QueryPart query={found} what="the state of your second factor" isSmall isInset>
        {() => null}
      </QueryPart>
      {codes ? <ShownCodes codes={codes} onClose={() => setCodes(null)} /> : null}
      {state?.since ? <FactorOn state={state} since={state.since} onCodes={setCodes} /> : null}
      {state && !state.since ? <FactorOff state={state} onCodes={setCodes} /> : null}
    </TitledCard>
  )
}

type StateProps = { state: SecondFactorState; onCodes(codes: readonly string[] | null): void }

function FactorOff({ state, onCodes }: StateProps) {
  const { withStepUp, dialog } = useStepUp()
  const reload = useReload()
  const begin = useChange({
    call: () => withStepUp(() => fetchJson(BegunSecondFactor, { path: 'user/second-factor/begin', method: 'POST' })),
    hasToast: true,
  })
  function finish(codes: string[]) {
    onCodes(codes)
    reload()
  }
  if (begin.result) return <SetUpForm begun={begin.result} onDone={finish} onCancel={begin.reset} />
  return (
    <div className={classes.body}>
      <p className={classes.text}>With a second factor, opening your account also takes a code from an app on your phone.</p>
      {state.isOffered ? (
        <Button variant="default" size="xs" loading={begin.isPending} onClick={() => begin.run()}>
          Set up
        </Button>
      ) : (
        <p className={classes.text}>This site does not offer second factors.</p>
      )}
      {dialog}
    </div>
  )
}

function FactorOn({ state: { recoveryCodesLeft }, since, onCodes }: StateProps & { since: string }) {
  const { withStepUp, dialog } = useStepUp()
  const reload = useReload()
  const [isRemoving, setIsRemoving] = useState(false)
  const renew = useChange({
    call: () => withStepUp(() => fetchJson(RecoveryCodes, { path: 'user/second-factor/recovery-codes', method: 'POST' })),
    hasToast: true,
    onDone({ recoveryCodes }) {
      onCodes(recoveryCodes)
      reload()
    },
  })
  function forget() {
    setIsRemoving(false)
    onCodes(null)
    reload()
    toast('The second factor is switched off.')
  }
  return (
    <div className={classes.body}>
      <p className={classes.text}>
        Logging in has required a code from your authenticator app since {dayOf(new Date(since))}. {left(recoveryCodesLeft)}
      </p>
      <div className={classes.buttons}>
        <Button variant="default" size="xs" loading={renew.isPending} onClick={() => renew.run()}>
          New recovery codes
        </Button>
        <Button variant="default" size="xs" onClick={() => setIsRemoving(true)}>
          Switch off
        </Button>
      </div>
      <RemoveDialog isOpen={isRemoving} onClose={() => setIsRemoving(false)} onRemoved={forget} />
      {dialog}
    </div>
  )
}

function left(count: number): string {
  return count === 1 ? '1 recovery code is left.' : `${count} recovery codes are left.`
}

/** Who has a second factor may do more, and has to prove more. */
function useReload(): () => void {
  const queries = useQueryClient()
  return () => {
    void queries.invalidateQueries({ queryKey: stateQuery.queryKey })
    void reloadProfile()
  }
}
