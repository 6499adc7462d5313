import { Button } from '@mantine/core'
import { ChoiceDialog } from '@rosette/ui-kit/feedback/dialog.tsx'
import { toast } from '@rosette/ui-kit/feedback/toast.tsx'
import { useChange } from '@rosette/ui-kit/feedback/use-change.ts'
import { TitledCard } from '@rosette/ui-kit/layout/titled-card.tsx'
import { ButtonLink } from '@rosette/ui-kit/links/button-link.tsx'
import { OutsideLink } from '@rosette/ui-kit/links/page-link.tsx'
import { useId, useState } from 'react'
import { setProfile, useAuth } from '../../sessions/web/auth-state.ts'
import { useStepUp } from '../../sessions/web/step-up.tsx'
import { useSite } from '../../site/web/site-context.tsx'
import { unlinkRequiresPassword } from '../contract/orcid-id.ts'
import classes from './orcid-card.module.css'
import { orcidTexts, unlinkOrcid } from './orcid-client.ts'
import { OrcidMark } from './orcid-start-button.tsx'

/** The ORCID iD of the logged-in member, on their profile (PROFILE-003, PROFILE-004); none to link if the site has no ORCID. */
export function OrcidCard() {
  const { orcidId } = useAuth().profile
  const { hasOrcid } = useSite().people
  if (orcidId === null && !hasOrcid) return null
  return (
    <TitledCard title="ORCID" mark={orcidId === null ? null : 'linked'}>
      {orcidId === null ? <Unlinked /> : <Linked orcidId={orcidId} />}
    </TitledCard>
  )
}

function Unlinked() {
  return (
    <div className={classes.body}>
      <p className={classes.hint}>{orcidTexts.why}</p>
      <ButtonLink href="/linktoorcid" leftSection={<OrcidMark />}>
        Link ORCID
      </ButtonLink>
    </div>
  )
}

function Linked({ orcidId }: { orcidId: string }) {
  const hintId = useId()
  const { hasPassword } = useAuth().profile
  const { isAsking, isPending, ask, cancel, submit, dialog } = useUnlink()
  return (
    <div className={classes.body}>
      <div className={classes.line}>
        <OrcidMark />
        <OutsideLink href={`https://orcid.org/${orcidId}`} className={classes.id}>
          {orcidId}
        </OutsideLink>
        <Button variant="default" size="xs" loading={isPending} disabled={!hasPassword} aria-describedby={hintId} onClick={ask}>
          Unlink ORCID
        </Button>
      </div>
      <p id={hintId} className={classes.hint}>
        {hasPassword ? 'Signing in with ORCID opens all record pages.' : unlinkRequiresPassword}
      </p>
      <ChoiceDialog title="Unlink ORCID?" action="Unlink ORCID" isOpen={isAsking} onClose={cancel} onSubmit={submit}>
        <p>{orcidTexts.without}</p>
      </ChoiceDialog>
      {dialog}
    </div>
  )
}

/** Asks for confirmation, unlinks, then reports the outcome (PROFILE-014 to 018). */
function useUnlink() {
  const [isAsking, setIsAsking] = useState(false)
  const { withStepUp, dialog } = useStepUp()
  const unlink = useChange({
    async call() {
      const { success } = await withStepUp(unlinkOrcid)
      if (!success) throw new Error(orcidTexts.unlinkFailed)
    },
    failure: orcidTexts.unlinkFailed,
    hasToast: true,
    onDone() {
      setProfile({ orcidId: null })
      toast(orcidTexts.unlinked)
    },
  })
  function submit() {
    setIsAsking(false)
    unlink.run()
  }
  return { isAsking, isPending: unlink.isPending, ask: () => setIsAsking(true), cancel: () => setIsAsking(false), submit, dialog }
}
