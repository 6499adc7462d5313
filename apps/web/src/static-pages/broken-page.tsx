import { PageWrap, usePageTitle } from '@rosette/ui-kit/layout/page-wrap.tsx'
import { CuratorMail } from '@rosette/ui-kit/links/page-link.tsx'
import { TextCard } from './text-page.tsx'

/** A page whose own code failed. The rest of the site still works. */
export function BrokenPage() {
  usePageTitle('Could Not Be Loaded')
  return (
    <PageWrap>
      <h1 className="visually-hidden">This page could not be shown</h1>
      <TextCard title="This page could not be shown">
        <p role="alert">
          Something went wrong while this page was loading. <a href={location.href}>Reload the page</a> to try again, or go{' '}
          <a href="/">Home</a>.
        </p>
        <p>
          If the problem persists, write to <CuratorMail />.
        </p>
      </TextCard>
    </PageWrap>
  )
}
