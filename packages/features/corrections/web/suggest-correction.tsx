import { Button } from '@mantine/core'
import type { Kind, Lookup } from '@rosette/contract-kit/kind/define-kind.ts'
import { IconFlag } from '@tabler/icons-react'
import { useRouterState } from '@tanstack/react-router'
import { lazy, Suspense, useState } from 'react'

const CorrectionDialog = lazy(() => import('./correction-dialog.tsx').then((module) => ({ default: module.CorrectionDialog })))

type SuggestCorrectionProps = { kind: Kind; lookup: Lookup; section: { id: string; title: string } }

/** In the head of a section: opens the form, also for visitors who come back from the login. People change their own records. */
export function SuggestCorrection({ kind, lookup, section }: SuggestCorrectionProps) {
  const isWanted = useRouterState({ select: ({ location }) => new URLSearchParams(location.searchStr).get('suggest') === section.id })
  const [isOpen, setOpen] = useState(isWanted)
  if (kind.isOfPeople) return null
  return (
    <>
      <Button
        variant="default"
        size="compact-sm"
        leftSection={<IconFlag size={14} aria-hidden />}
        aria-label={`Suggest a correction: ${section.title}`}
        onClick={() => setOpen(true)}
      >
        <span data-words>Suggest a correction</span>
      </Button>
      {isOpen && (
        <Suspense>
          <CorrectionDialog kind={kind} lookup={lookup} section={section.id} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
