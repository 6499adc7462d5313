import { PageWrap, usePageTitle } from '@rosette/ui-kit/layout/page-wrap.tsx'
import classes from './auth-wait.module.css'

/** A page that is left as soon as the server has answered. */
export function AuthWait({ title, text }: { title: string; text: string }) {
  usePageTitle(title)
  return (
    <PageWrap className={classes.wait}>
      <h1 className={classes.title}>{title}</h1>
      <p role="status">{text}</p>
    </PageWrap>
  )
}
