import { fetchJson } from '@rosette/api-client/fetch-json.ts'
import { Done } from '@rosette/contract-kit/done.ts'
import { FailureNotice } from '@rosette/ui-kit/feedback/failure-notice.tsx'
import { useChange } from '@rosette/ui-kit/feedback/use-change.ts'
import { Switch } from '@rosette/ui-kit/form/segments.tsx'
import type { Correction } from '../contract/correction.ts'
import { correctionsKey } from './correction-queries.ts'

/** The sender's choice whether they are named, at any time. */
export function CreditSwitch({ correction: { number, isCredited } }: { correction: Pick<Correction, 'number' | 'isCredited'> }) {
  const change = useChange({
    call: (isOn: boolean) => fetchJson(Done, { path: `corrections/${number}/credit`, method: 'PUT', body: { isCredited: isOn } }),
    refreshes: correctionsKey,
  })
  return (
    <>
      <Switch label="Name me once it is accepted" isOn={isCredited} onSwitch={change.run} />
      <FailureNotice failure={change.failure} />
    </>
  )
}
