import { Button, type ButtonProps } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { lazy, Suspense, useState } from 'react'
import type { PageReuse } from './page-reuse.ts'

// Most visits don't open it.
const ReuseDialog = lazy(() => import('./reuse-dialog.tsx').then((module) => ({ default: module.ReuseDialog })))

/** Opens the files, the citation and the code of a page (USE-001). */
export function ReuseButton({ reuse, size }: { reuse: PageReuse } & Pick<ButtonProps, 'size'>) {
  const [state, setState] = useState<'unopened' | 'open' | 'closed'>('unopened')
  return (
    <>
      <Button
        variant="default"
        size={size}
        aria-haspopup="dialog"
        leftSection={<IconDownload size={16} aria-hidden />}
        onClick={() => setState('open')}
      >
        Download and cite
      </Button>
      {state !== 'unopened' && (
        <Suspense>
          <ReuseDialog reuse={reuse} isOpen={state === 'open'} onClose={() => setState('closed')} />
        </Suspense>
      )}
    </>
  )
}
