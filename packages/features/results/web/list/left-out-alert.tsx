import type { LeftOut } from '@rosette/contract-kit/search/search-contract.ts'
import { CopyButton } from '@rosette/ui-kit/record/parts/copy-button.tsx'
import { formatNumber } from '@rosette/ui-kit/text/format-number.ts'
import { IconInfoCircle } from '@tabler/icons-react'
import classes from './left-out-alert.module.css'

const reasons: Readonly<Record<LeftOut['reason'], string>> = {
  unknown: 'not known here',
  obsolete: 'obsolete',
  ambiguous: 'names more than one locus',
  filtered: 'does not match the rest of the query',
}

/** RESULTS-007: ids of the submitted list that are not among the results, each with its reason. */
export function LeftOutAlert({ leftOut }: { leftOut: readonly LeftOut[] }) {
  if (leftOut.length === 0) return null
  return (
    <div role="note" className={classes.alert} aria-label="Identifiers that were left out">
      <IconInfoCircle size={18} className={classes.icon} aria-hidden />
      <details className={classes.words}>
        <summary>
          {leftOut.length === 1
            ? '1 identifier from your list was left out'
            : `${formatNumber(leftOut.length)} identifiers from your list were left out`}
        </summary>
        <ul className={classes.list}>
          {leftOut.map(({ input, reason, instead }) => (
            <li key={`${input} ${reason}`}>
              <code>{input}</code> {reasons[reason]}
              {instead.length > 0 && <>; see {instead.join(', ')}</>}
            </li>
          ))}
        </ul>
      </details>
      <CopyButton text={leftOut.map(({ input }) => input).join('\n')} label="Copy these identifiers" />
    </div>
  )
}
