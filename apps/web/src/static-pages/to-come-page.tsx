import { siteAreas, type UnbuiltPage } from '@rosette/features/site/contract/site-pages.ts'
import { toComeSentences } from '@rosette/features/site/contract/to-come-sentences.ts'
import { PageLink } from '@rosette/ui-kit/links/page-link.tsx'
import classes from './text-page.module.css'
import { TextPage } from './text-page.tsx'

/** A page of the site map that is not built yet: it says so, describes what it will contain, and offers a way on. */
export function ToComePage({ page }: { page: UnbuiltPage }) {
  const area = page.area ? siteAreas[page.area] : null
  return (
    <TextPage title={page.title} steps={area ? [{ label: area.label, href: area.overview }] : []}>
      <p className={classes.note}>{toComeSentences[page.path]} This page is not built yet.</p>
      <p className={classes.actions}>
        {area ? <PageLink href={area.overview}>{area.label} overview</PageLink> : null}
        <PageLink href="/">Home</PageLink>
      </p>
    </TextPage>
  )
}
