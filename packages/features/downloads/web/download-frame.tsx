import { ApiProblemError } from '@rosette/api-client/api-problem-error.ts'
import { downloadListPath } from '@rosette/contract-kit/site-paths/download-list-path.ts'
import { PageHeading } from '@rosette/ui-kit/layout/page-heading.tsx'
import { PageWrap, usePageTitle } from '@rosette/ui-kit/layout/page-wrap.tsx'
import { TitledCard } from '@rosette/ui-kit/layout/titled-card.tsx'
import { CuratorMail, PageLink } from '@rosette/ui-kit/links/page-link.tsx'
import { PremiumDiamond } from '@rosette/ui-kit/links/premium-diamond.tsx'
import type { ReactNode } from 'react'
import { AccessWays } from '../../orcid/web/access-ways.tsx'
import { stepsTo } from '../../site/contract/area-steps.ts'
import { downloadFolderPath, downloadFolders, menuOf } from '../../site/contract/menus.ts'
import classes from './download-frame.module.css'

type DownloadFrameProps = {
  path: string
  /** The title where no path is given. */
  nameless?: string
  statement?: string
  actions?: ReactNode
  children: ReactNode
}

/** What list and file have around them: the path as a breadcrumb, and all sections beside (DOWN-006, DOWN-007). */
export function DownloadFrame({ path, nameless = 'Download Files', statement, actions, children }: DownloadFrameProps) {
  const names = path.split('/').filter((name) => name !== '')
  const title = titleOf(names.at(-1) ?? nameless)
  usePageTitle(title)
  const steps = names.slice(0, -1).map((name, at) => ({ label: titleOf(name), href: downloadListPath(names.slice(0, at + 1).join('/')) }))
  return (
    <PageWrap className={classes.page}>
      <PageHeading steps={[...stepsTo('download'), ...steps]} here={title} title={title} statement={statement} actions={actions} />
      <div className={classes.columns}>
        <Sections current={names[0] ?? ''} />
        <div className={classes.content}>{children}</div>
      </div>
    </PageWrap>
  )
}

function Sections({ current }: { current: string }) {
  return (
    <nav className={classes.sections} aria-label="Download sections">
      {menuOf('Download')
        .entries.slice(1)
        .map(({ label, target, isPremium }) => {
          const href = 'page' in target ? target.page : '/download/overview'
          return (
            <PageLink key={label} href={href} aria-current={href === downloadListPath(current) ? 'page' : undefined}>
              {label} {isPremium && <PremiumDiamond />}
            </PageLink>
          )
        })}
    </nav>
  )
}

/** A section has its title; other names stay as they are, underscores included. */
export function titleOf(name: string): string {
  return downloadFolders.find((folder) => downloadFolderPath(folder) === downloadListPath(name))?.title ?? name
}

/** Section 8 of document 3 gives the sentence. */
export function DownloadError({ what }: { what: 'directory' | 'file' }) {
  return (
    <p role="alert" className={classes.error}>
      Cannot load {what} content. Please try again later or contact <CuratorMail />
    </p>
  )
}

/** A file that could not be loaded; of one for subscribers, how to become one. */
export function FileError({ error = null }: { error?: unknown }) {
  if (!(error instanceof ApiProblemError) || error.code !== 'login_required') return <DownloadError what="file" />
  return (
    <TitledCard isPadded title="This file is for subscribers">
      <AccessWays isForSubscribers />
    </TitledCard>
  )
}
