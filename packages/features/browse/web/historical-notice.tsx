import { Notice } from '@rosette/ui-kit/feedback/notice.tsx'
import classes from './entry-page.module.css'

/** BROWSE-031: above the list of gene families and on the page of each. */
export function HistoricalNotice() {
  return (
    <div className={classes.notice}>
      <Notice kind="info">Gene families are kept as historical records only; they are not updated, and not all links may work.</Notice>
    </div>
  )
}
