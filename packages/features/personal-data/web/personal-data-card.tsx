import { Button } from '@mantine/core'
import { fetchJson } from '@rosette/api-client/fetch-json.ts'
import { startDownload } from '@rosette/api-client/start-download.ts'
import { Done } from '@rosette/contract-kit/done.ts'
import { FailureNotice } from '@rosette/ui-kit/feedback/failure-notice.tsx'
import { toast } from '@rosette/ui-kit/feedback/toast.tsx'
import { useChange } from '@rosette/ui-kit/feedback/use-change.ts'
import { TitledCard } from '@rosette/ui-kit/layout/titled-card.tsx'
import { IconDownload, IconTrash } from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { clearAuth } from '../../sessions/web/auth-state.ts'
import { useStepUp } from '../../sessions/web/step-up.tsx'
import { useSite } from '../../site/web/site-context.tsx'
import type { DeleteAccountBody } from '../contract/personal-data.ts'
import { DeleteAccountDialog } from './delete-account-dialog.tsx'
import classes from './personal-data-card.module.css'

/** What members can do with what is stored about them, on their profile (SECURE-015). */
export function PersonalDataCard({ userName }: { userName: string }) {
  const { people } = useSite()
  return (
    <TitledCard title="Your data">
      <div className={classes.body}>
        <Download />
        {people.isDemoLogin ? null : <Deletion userName={userName} />}
      </div>
    </TitledCard>
  )
}

function Download() {
  const download = useChange({ call: () => startDownload('/api/user/personal-data') })
  return (
    <>
      <p className={classes.text}>Everything that is stored about you, as a JSON file.</p>
      <Button variant="default" size="xs" leftSection={<IconDownload size={14} aria-hidden />} onClick={() => download.run()}>
        Download my data
      </Button>
      <FailureNotice failure={download.failure} before="Your data could not be downloaded:" />
    </>
  )
}

function Deletion({ userName }: { userName: string }) {
  const [isAsking, setIsAsking] = useState(false)
  const { remove, dialog } = useDeletion(userName)
  return (
    <>
      <p className={classes.text}>Deleting your account removes your personal data from this site for good.</p>
      <Button
        variant="danger"
        size="xs"
        loading={remove.isPending}
        leftSection={<IconTrash size={14} aria-hidden />}
        onClick={() => setIsAsking(true)}
      >
        Delete my account
      </Button>
      <FailureNotice failure={remove.failure} before="Your account could not be deleted:" />
      <DeleteAccountDialog
        userName={userName}
        isOpen={isAsking}
        onClose={() => setIsAsking(false)}
        onConfirm={(acceptedLines) => {
          setIsAsking(false)
          remove.run(acceptedLines)
        }}
      />
      {dialog}
    </>
  )
}

/** Deletes the account; then the visitor is nobody, on the home page. */
function useDeletion(userName: string) {
  const router = useRouter()
  const queries = useQueryClient()
  const { withStepUp, dialog } = useStepUp()
  const remove = useChange({
    call: (acceptedLines: DeleteAccountBody['acceptedLines']) => {
      const body: DeleteAccountBody = { confirmation: userName, acceptedLines }
      return withStepUp(() => fetchJson(Done, { path: 'user/delete-account', body }))
    },
    async onDone() {
      // At once: nothing that is still being loaded for the member, or opened while this page leaves, may send the visitor to the login.
      clearAuth()
      await queries.cancelQueries()
      toast('Your account has been deleted.')
      await router.navigate({ to: '/', replace: true })
      queries.clear()
    },
  })
  return { remove, dialog }
}
