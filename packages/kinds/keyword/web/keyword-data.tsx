import { FactList } from '@rosette/ui-kit/record/parts/fact-list.tsx'
import { formatNumber } from '@rosette/ui-kit/text/format-number.ts'
import type { KeywordRecord } from '../contract/keyword-record.ts'
import classes from './keyword-data.module.css'

/** What is linked to the term itself, and to the terms below it (DKEY-004). */
export function KeywordData({ record: { dataToTerm, dataToChildren } }: { record: KeywordRecord }) {
  return (
    <div className={classes.columns}>
      <LinkedThings title="Data to term" links={dataToTerm} />
      <LinkedThings title="Data to children terms" links={dataToChildren} />
    </div>
  )
}

function LinkedThings({ title, links }: { title: string; links: KeywordRecord['dataToTerm'] }) {
  return (
    <section aria-label={title}>
      <h4 className={classes.title}>{title}</h4>
      <FactList facts={links.map(({ displayName, linkCount }) => ({ label: displayName, value: formatNumber(linkCount) }))} />
    </section>
  )
}
