import { recordQuery } from '@rosette/api-client/record-query.ts'
import type { Kind } from '@rosette/contract-kit/kind/define-kind.ts'
import { isKindName, type KindName, kinds } from '@rosette/kinds/registry/contract.ts'
import { kindPages } from '@rosette/kinds/registry/pages.ts'
import { allOf, QueryPart } from '@rosette/ui-kit/feedback/query-part.tsx'
import type { KindPageModule } from '@rosette/ui-kit/record/define-page.ts'
import { SectionBody } from '@rosette/ui-kit/record/section-body.tsx'
import { SectionBoundary } from '@rosette/ui-kit/record/section-card.tsx'
import { EmptyText } from '@rosette/ui-kit/text/empty-text.tsx'
import { queryOptions, useQuery } from '@tanstack/react-query'

type AnyPage = KindPageModule<Record<string, unknown>>['page']

function pageQuery(kind: KindName) {
  return queryOptions({
    queryKey: ['record-page', kind],
    // The registry pairs each page with the records of its own kind by name, which the compiler can't follow through a variable.
    queryFn: async () => ({ page: (await kindPages[kind]()).page as unknown as AnyPage }),
    staleTime: Number.POSITIVE_INFINITY,
    meta: { isCode: true },
  })
}

type SectionTodayProps = { kind: string; recordKey: number; section: string }

/** What the record says today, drawn as its page draws it. */
export function SectionToday({ kind, ...props }: SectionTodayProps) {
  return isKindName(kind) ? <Today kind={kind} {...props} /> : null
}

function Today({ kind, recordKey, section }: SectionTodayProps & { kind: KindName }) {
  const page = useQuery(pageQuery(kind))
  // As in `findKindPage`: a kind, for code that treats all kinds alike.
  const card = kinds[kind] as unknown as Kind
  const record = useQuery(recordQuery(card, { key: String(recordKey) }))
  return (
    <QueryPart query={allOf(page, record)} what="the record">
      {([{ page: definition }, found]) => {
        const shown = definition.sections.find(({ id }) => id === section)
        if (!shown) return <EmptyText>Pages no longer have this section.</EmptyText>
        return (
          <SectionBoundary>
            <SectionBody section={shown} record={found} />
          </SectionBoundary>
        )
      }}
    </QueryPart>
  )
}
