import { saveText } from '@rosette/ui-kit/feedback/save-file.ts'
import { useChange } from '@rosette/ui-kit/feedback/use-change.ts'
import { PlainButton } from '@rosette/ui-kit/form/plain-button.tsx'
import type { SectionColumn } from '@rosette/ui-kit/record/define-page.ts'
import { formatTable } from '@rosette/ui-kit/reuse/table-files.ts'
import { IconDownload } from '@tabler/icons-react'
import { useRouter } from '@tanstack/react-router'
import { contentPath } from '../../../list-contents/contract/list-addresses.ts'
import { keepContent } from '../../../list-contents/web/lists-query.ts'
import { SaveAsListButton } from '../../../list-contents/web/save-as-list-button.tsx'

type GeneActionsProps<Gene> = {
  /** What a list of these genes is called at first, and their file. */
  name: string
  genes: readonly Gene[]
  columns: readonly SectionColumn<Gene>[]
}

/** What can be done with the genes of a list that a picture opened. */
export function GeneActions<Gene extends { locus: { label: string } }>({ name, genes, columns }: GeneActionsProps<Gene>) {
  const router = useRouter()
  const items = genes.map(({ locus }) => locus.label)

  const open = useChange({
    call: () => keepContent({ kind: 'locus', items }),
    hasToast: true,
    onDone: ({ id }) => router.navigate({ href: contentPath(id) }),
  })

  return (
    <>
      <SaveTable name={name} rows={genes} columns={columns} />
      <PlainButton onClick={() => open.run()}>Open in results</PlainButton>
      <SaveAsListButton seed={{ kind: 'locus', items }} name={name.slice(0, 120)} />
    </>
  )
}

type SaveTableProps<Row> = { name: string; rows: readonly Row[]; columns: readonly SectionColumn<Row>[] }

/** The rows of a table as a file. */
export function SaveTable<Row>({ name, rows, columns }: SaveTableProps<Row>) {
  return (
    <PlainButton leftSection={<IconDownload size={14} aria-hidden />} onClick={() => saveText(formatTable(columns, rows), `${name}.tsv`)}>
      Save TSV
    </PlainButton>
  )
}
