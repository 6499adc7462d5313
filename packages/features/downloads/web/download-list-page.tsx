import { downloadFilePath } from '@rosette/contract-kit/site-paths/download-file-path.ts'
import { downloadListPath } from '@rosette/contract-kit/site-paths/download-list-path.ts'
import { QueryPart } from '@rosette/ui-kit/feedback/query-part.tsx'
import { defineSitePage } from '@rosette/ui-kit/layout/define-site-page.ts'
import { PageLink } from '@rosette/ui-kit/links/page-link.tsx'
import { PremiumDiamond } from '@rosette/ui-kit/links/premium-diamond.tsx'
import { CopyLinkButton } from '@rosette/ui-kit/record/parts/copy-button.tsx'
import { type PlainColumn, PlainTable } from '@rosette/ui-kit/table/plain-table.tsx'
import { IconFile, IconFolder } from '@tabler/icons-react'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { downloadFolders } from '../../site/contract/menus.ts'
import type { DownloadItem } from '../contract/download-item.ts'
import { DownloadError, DownloadFrame, titleOf } from './download-frame.tsx'
import classes from './download-list-page.module.css'
import { formatFileDate, formatFileSize } from './format-file.ts'
import { listFolder } from './list-folder.ts'

export const downloadListPage = defineSitePage({
  component: DownloadListPage,
  queries: ({ searchStr }) => [listingQuery(folderIn(new URLSearchParams(searchStr).get('dir') ?? ''))],
})

function folderIn(written: string): string {
  return written.replaceAll(' ', '_').replace(/\/$/, '')
}

/** `/download/list?dir=`: the folders and files of a folder (DOWN-005). */
export function DownloadListPage() {
  const { dir: written = '' }: { dir?: string } = useSearch({ strict: false })
  const dir = folderIn(written)
  const listing = useQuery(listingQuery(dir))
  const holds = downloadFolders.find(({ title }) => title === titleOf(dir))?.holds
  return (
    <DownloadFrame path={dir} statement={holds} actions={<CopyLinkButton />}>
      <QueryPart query={listing} what="the folder" isEmpty={({ length }) => length === 0} empty={<DownloadError what="directory" />}>
        {(items) => (
          <PlainTable
            caption={titleOf(dir || 'Download Files')}
            className={classes.table}
            columns={columns}
            rows={items}
            rowKey={({ name }) => name}
          />
        )}
      </QueryPart>
    </DownloadFrame>
  )
}

const columns: readonly PlainColumn<DownloadItem>[] = [
  { id: 'name', label: 'Name', className: classes.name, cell: (item) => <ItemName item={item} /> },
  { id: 'size', label: 'Size', cell: ({ size }) => size !== null && formatFileSize(size) },
  {
    id: 'modified',
    label: 'Last modified',
    cell: ({ lastModified }) =>
      lastModified && (
        <time dateTime={lastModified} title={lastModified}>
          {formatFileDate(lastModified)}
        </time>
      ),
  },
  { id: 'sum', label: 'SHA-256', className: classes.sum, cell: ({ sha256 }) => <span title={sha256 ?? undefined}>{sha256}</span> },
]

function ItemName({ item: { name, type, path, isPremium } }: { item: DownloadItem }) {
  const isFile = type === 'file'
  const Icon = isFile ? IconFile : IconFolder
  return (
    <>
      <Icon size={16} aria-hidden />
      <PageLink href={isFile ? downloadFilePath(path) : downloadListPath(path)}>{name}</PageLink>
      {isPremium && <PremiumDiamond />}
    </>
  )
}

function listingQuery(dir: string) {
  return queryOptions({
    queryKey: ['downloads', 'list', dir],
    queryFn: ({ signal }) => listFolder(dir, signal),
    // An empty list may be a failure, which is over the next time.
    staleTime: ({ state }) => (state.data?.length ? 60_000 : 0),
    retry: false,
  })
}
