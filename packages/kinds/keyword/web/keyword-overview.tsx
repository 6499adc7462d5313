import type { KeywordRecord } from '../contract/keyword-record.ts'
import { AnnotatedGenesCard } from './annotated-genes.tsx'
import classes from './keyword-overview.module.css'
import { KeywordPlace } from './keyword-place.tsx'

/** What a keyword page is read for: where the term sits, and which genes are annotated to it. */
export function KeywordOverview({ record }: { record: KeywordRecord }) {
  return (
    // Another term starts with a closed tree.
    <div key={record.keywordId} className={classes.columns}>
      <KeywordPlace record={record} />
      <AnnotatedGenesCard record={record} />
    </div>
  )
}
