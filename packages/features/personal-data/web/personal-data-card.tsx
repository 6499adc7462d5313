import { Button } from '@mantine/core'
import { fetchJson } from '@rosette/api-client/fetch-json.ts'
import { startDownload } from '@rosette/api-client/start-download.ts'
import { Done } from '@rosette/contract-kit/done.ts'
import { Notice } from '@rosette/ui-kit/feedback/notice.tsx'
import { toast } from '@rosette/ui-kit/feedback/toast.tsx'
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
  const [fault, setFault] = useState<string | null>(null)
  const download = () =>
    startDownload('/api/user/personal-data').then(
      () => setFault(null),
      (error) => setFault(messageOf(error)),
    )
  return (
    <>
      <p className={classes.text}>Everything that is stored about you, as a JSON file.</p>
      <Button variant="default" size="xs" leftSection={<IconDownload size={14} aria-hidden />} onClick={() => void download()}>
        Download my data
      </Button>
      {fault === null ? null : <Notice kind="error">Your data could not be downloaded: {fault}</Notice>}
    </>
  )
}

function Deletion({ userName }: { userName: string }) {
  const [isAsking, setIsAsking] = useState(false)
  const { remove, isBusy, fault, dialog } = useDeletion(userName)
  return (
    <>
      <p className={classes.text}>Deleting your account removes your personal data from this site for good.</p>
      <Button
        variant="danger"
        size="xs"
        loading={isBusy}
        leftSection={<IconTrash size={14} aria-hidden />}
        onClick={() => setIsAsking(true)}
      >
        Delete my account
      </Button>
      {fault === null ? null : <Notice kind="error">Your account could not be deleted: {fault}</Notice>}
      <DeleteAccountDialog
        userName={userName}
        isOpen={isAsking}
        onClose={() => setIsAsking(false)}
        onConfirm={() => {
          setIsAsking(false)
          void remove()
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
  const [isBusy, setIsBusy] = useState(false)
  const [fault, setFault] = useState<string | null>(null)
  async function remove() {
    const body: DeleteAccountBody = { confirmation: userName }
    setIsBusy(true)
    setFault(null)
    try {
      await withStepUp(() => fetchJson(Done, { path: 'user/delete-account', body }))
    } catch (error) {
      setIsBusy(false)
      return setFault(messageOf(error))
    }
    toast('Your account has been deleted.')
    await router.navigate({ to: '/', replace: true })
    clearAuth()
    queries.clear()
  }
  return { remove, isBusy, fault, dialog }
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}
