import type { RecordRef } from '@rosette/contract-kit/kind/record-ref.ts'
import type { ComponentType, ReactNode } from 'react'
import type { VisitorFacts } from '../app-facts.tsx'
import type { HelpTopic } from '../feedback/help-topic.ts'
import type { PageCall, TextFile } from '../reuse/page-reuse.ts'

/** One cell of the key-facts strip: label, value, context. Without a value it is only named, in the last cell. */
export type KeyFact = { label: string; value: ReactNode; context?: ReactNode; isWide?: boolean }

/** One line of a fact list. Null is folded away as a field without data. */
export type Fact<Rec> = { label: string; value(record: Rec): ReactNode }

export type SectionColumn<Row> = {
  id: string
  label: string
  /** What the cell shows. */
  cell(row: Row): ReactNode
  /** What the column sorts by; a column without it is not sortable. */
  sortBy?(row: Row): string | number | null
  /** What a file says if the cell is neither text nor a link, or says less; null if it is unknown. */
  text?(row: Row): string | number | null
  isNumeric?: boolean
  /** What explains its values. */
  help?: HelpTopic
  /**
   * How it is shown on a phone, where a row is a block: on a line of its own with its label unless it says otherwise. `text` leaves the label
   * out, `beside` shares a line with its neighbours, `bare` does both, `hidden` is not shown.
   */
  onPhone?: 'text' | 'beside' | 'bare' | 'hidden'
}

type PartHead<Rec> = {
  /** In the address hash. */
  id: string
  /** Number beside the title and in the side list; leave out if counting makes no sense. */
  count?(record: Rec): number
  isEmpty?(record: Rec): boolean
  /** The specification's exact sentence, from `emptyTexts`. */
  emptyText?: string
  /** Whether the page leaves it out: it shows the same elsewhere, or has nothing to say. Files have it all the same. */
  isLeftOut?(record: Rec): boolean
}

/** The closed set of blocks. Something odd is `custom`, and that is fine. */
type Block<Rec> =
  | { block: 'facts'; facts: readonly Fact<Rec>[] }
  | { block: 'links'; links(record: Rec): readonly RecordRef[] }
  // A row's type is known only where the section is defined; `defineTable` checks it there.
  | { block: 'table'; table: TableBlock<Rec> }
  | { block: 'custom'; render: ComponentType<{ record: Rec }> }

/** A part of a section, with a title of its own. */
export type Part<Rec> = PartHead<Rec> & { title?: string } & Block<Rec>

/** An entry of the section list: one block, or several parts. */
export type Section<Rec> = PartHead<Rec> & { title: string; help?: HelpTopic } & (
    | Block<Rec>
    | { block: 'parts'; parts: readonly Part<Rec>[] }
  )

export type TableBlock<Rec, Row = unknown> = {
  columns: readonly SectionColumn<Row>[]
  rows(record: Rec): readonly Row[]
  rowKey(row: Row): string
  /** One line above the rows. */
  note?(record: Rec): ReactNode
  /** Total number of rows if `rows` is a preview; 'View Complete List' appears if there are more. */
  total?(record: Rec): number
  /** Null for a record that no search can list. */
  completeList?(record: Rec): string | null
}

/** Checks a table against its own row type, then erases it, so that sections with different rows fit in one list. */
export function defineTable<Rec, Row>(table: TableBlock<Rec, Row>): TableBlock<Rec> {
  return table
}

/** The picture that a page opens with: a card above its sections, first in the side list as 'Overview' (PICT-014). */
export type Opening<Rec> = {
  title: string
  /** What it shows, in a few words beside the title. */
  mark?(record: Rec): string
  /** Whether the record has anything to draw; without it there is no card. */
  isShown(record: Rec): boolean
  render: ComponentType<{ record: Rec }>
}

export type RecordHeading = { name: string; id: string | null }

export type PageDefinition<Rec> = {
  /** What the copy button beside the title copies, and the last step of the breadcrumb where no name is given. */
  identifier(record: Rec): string
  keyFacts(record: Rec): readonly KeyFact[]
  /** Name and id of the record beside its title, for kinds whose title is only a word. */
  heading?(record: Rec): RecordHeading
  /** One sentence under the title. */
  lead?(record: Rec): ReactNode
  /** Buttons of the kind's own beside the title. */
  actions?: ComponentType<{ record: Rec }>
  /** The name by which lists hold the record; left out where the page offers no list. */
  listItem?(record: Rec): string
  /** Address of an external page that explains this one. */
  helpAddress?: string
  /** Where a visitor with permission edits the record; null for everyone else. */
  editPath?(record: Rec, visitor: VisitorFacts): string | null
  /** What the page is mostly read for, above its sections. */
  overview?: ComponentType<{ record: Rec }>
  /** The cards of the overview, for the list of sections; a page with one section has no such list. */
  overviewCards?(record: Rec): readonly { id: string; title: string }[]
  opening?: Opening<Rec>
  sections: readonly Section<Rec>[]
  /** Files of the record beside its JSON and its tables, such as FASTA, and calls of its parts; fetched when they are requested. */
  files?(): Promise<{ recordFiles(record: Rec): readonly TextFile[]; recordCalls?(record: Rec): readonly PageCall[] }>
  /** Whether the record is of a sort that most sections can't be about: its page leaves empty ones out. */
  hidesEmptySections?(record: Rec): boolean
}

/** A page is a list of sections; the frame around it owns the loading, error and empty states. */
export function definePage<Rec>(page: PageDefinition<Rec>): PageDefinition<Rec> {
  return page
}

/** What a kind's page module exports, as `kinds/registry/pages.ts` loads it. */
export type KindPageModule<Rec> = { page: PageDefinition<Rec> }
