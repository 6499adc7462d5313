import type { Attribution, RecordComment } from '@rosette/contract-kit/records/attribution.ts'
import { useId, useState } from 'react'
import { RecordLink } from '../../links/record-link.tsx'
import { EmptyText, emptyTexts } from '../../text/empty-text.tsx'
import { defineTable, type Part, type SectionColumn } from '../define-page.ts'
import classes from './curation-parts.module.css'

/** How every record page lists its attributions. */
export const attributionColumns: readonly SectionColumn<Attribution>[] = [
  { id: 'type', label: 'Type', cell: (line) => line.attributionType.replaceAll('_', ' '), sortBy: (line) => line.attributionType },
  { id: 'name', label: 'Name', cell: (line) => <AttributionName line={line} />, sortBy: (line) => line.name },
  { id: 'date', label: 'Date', cell: (line) => line.attributionDate ?? 'Unknown', sortBy: (line) => line.attributionDate },
]

type Curated = { attributions: readonly Attribution[]; comments: readonly RecordComment[] }

const attributionTable = defineTable({
  columns: attributionColumns,
  rows: (record: Curated) => record.attributions,
  rowKey: attributionKey,
})

/** Attributions and comments: the last parts of a Summary. The specification has two spellings of the first empty text. */
export function curationParts<Rec extends Curated>(noAttributions: string, comments = RecordComments): readonly Part<Rec>[] {
  return [
    { id: 'attributions', title: 'Attributions', block: 'table', table: attributionTable, emptyText: noAttributions },
    { id: 'comments', title: 'Comments', block: 'custom', render: comments },
  ]
}

/** For kinds that people comment on often: the newest, and all on request. */
export function RecentComments({ record: { comments } }: { record: Curated }) {
  return <CommentList comments={comments} isRecentOnly />
}

function RecordComments({ record: { comments } }: { record: Curated }) {
  return <CommentList comments={comments} />
}

export function attributionKey({ attributionType, name, attributionDate }: Attribution): string {
  return `${attributionType} ${name} ${attributionDate}`
}

/** The name of a giver, which leads to a person or an organization of the community (DETAIL-040). */
export function AttributionName({ line: { communityType, communityId, name } }: { line: Attribution }) {
  if (communityType === null || communityId === null) return name
  return <RecordLink to={{ kind: communityType, key: communityId, label: name }}>{name}</RecordLink>
}

type CommentListProps = {
  comments: readonly RecordComment[]
  emptyText?: string
  /** Only the newest few until all are asked for (DETAIL-027). They come newest first. */
  isRecentOnly?: boolean
}

const recentComments = 5

/**
 * Comments on a record. They can be hidden (DETAIL-026); the button for a new one is there with or without them, and curators decide
 * about those (DETAIL-028). Pages of loci, genes and publications have an empty text of their own (DLOCUS-031, DGENE-011, DPUB-005).
 */
export function CommentList({ comments, emptyText = emptyTexts.comments, isRecentOnly = false }: CommentListProps) {
  const [isShown, setShown] = useState(true)
  const [isAll, setAll] = useState(!isRecentOnly)
  const help = useId()
  return (
    <div className={classes.comments}>
      {comments.length === 0 && <EmptyText>{emptyText}</EmptyText>}
      {isShown && comments.length > 0 && (
        <ul className={classes.list}>
          {(isAll ? comments : comments.slice(0, recentComments)).map((comment) => (
            <li key={`${comment.dateEntered} ${comment.notepadComment}`}>
              <p className={classes.text}>{comment.notepadComment}</p>
              <p className={classes.writer}>
                <Writer comment={comment} />
                {comment.dateEntered !== null && <time dateTime={comment.dateEntered}>{comment.dateEntered}</time>}
              </p>
            </li>
          ))}
        </ul>
      )}
      <div className={classes.buttons}>
        {comments.length > 0 && (
          <button type="button" className={classes.button} onClick={() => setShown(!isShown)}>
            {isShown ? 'Hide comments' : 'Show comments'}
          </button>
        )}
        {isShown && !isAll && comments.length > recentComments && (
          <button type="button" className={classes.button} onClick={() => setAll(true)}>
            All {comments.length} comments
          </button>
        )}
        <button type="button" className={classes.button} disabled aria-describedby={help}>
          Add My Comment
        </button>
      </div>
      <p id={help} className={classes.help}>
        Registered users may submit comments on any detail page. Curators review them before they are shown.
      </p>
    </div>
  )
}

function Writer({ comment: { firstName, lastName, communityId } }: { comment: RecordComment }) {
  const name = [firstName, lastName].filter(Boolean).join(' ') || 'Unknown'
  return communityId === null ? <span>{name}</span> : <RecordLink to={{ kind: 'person', key: communityId, label: name }}>{name}</RecordLink>
}
