import { lazy, Suspense, useState } from 'react'
import type { HelpTopic } from './help-topic.ts'

// Most visits open none.
const HelpDialog = lazy(() => import('./help-dialog.tsx').then((module) => ({ default: module.HelpDialog })))

/** A '?' beside what it explains: it opens that part of the help, which is loaded then (TEXT-005). */
export function HelpMark({ topic, label }: { topic: HelpTopic; label: string }) {
  const [state, setState] = useState<'unopened' | 'open' | 'closed'>('unopened')
  return (
    <>
      <button type="button" className="help-mark" aria-label={`Help: ${label}`} aria-haspopup="dialog" onClick={() => setState('open')}>
        ?
      </button>
      {state !== 'unopened' && (
        <Suspense>
          <HelpDialog topic={topic} isOpen={state === 'open'} onClose={() => setState('closed')} />
        </Suspense>
      )}
    </>
  )
}
