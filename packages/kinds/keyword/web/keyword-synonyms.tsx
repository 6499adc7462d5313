import type { KeywordRecord } from '../contract/keyword-record.ts'
import classes from './keyword-synonyms.module.css'

export function KeywordSynonyms({ record: { synonyms } }: { record: KeywordRecord }) {
  return (
    <ul className={classes.synonyms}>
      {synonyms.map((synonym) => (
        <li key={synonym}>{synonym}</li>
      ))}
    </ul>
  )
}
