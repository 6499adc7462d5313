import { PageWrap } from '../layout/page-wrap.tsx'
import { usePageTitle } from '../layout/use-page-title.ts'
import { CuratorMail } from '../links/curator-mail.tsx'
import { PageLink } from '../record/page-link.tsx'
import { GeneralSearch } from '../search/general-search.tsx'
import classes from './not-found-view.module.css'

type NotFoundViewProps = {
  /** What was asked for and is not there, in one sentence. */
  sentence?: string
  /** What the visitor was probably looking for. */
  searchText?: string
}

/** The page-not-found view: what was asked, a search to go on with, a way home and whom to tell (ERR-002, ERR-003). */
export function NotFoundView({ sentence = 'There is no page at this address.', searchText }: NotFoundViewProps) {
  usePageTitle('Page Not Found')
  return (
    <PageWrap className={classes.wrap}>
      <div className={classes.card}>
        <h1 className={classes.title}>Page Not Found</h1>
        <p className={classes.sentence}>{sentence}</p>
        <GeneralSearch look="page" initialText={searchText} />
        <p className={classes.after}>
          If a link brought you here, tell <CuratorMail />. <PageLink href="/">Home</PageLink>
        </p>
      </div>
    </PageWrap>
  )
}
