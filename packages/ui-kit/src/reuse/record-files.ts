import { saveText } from '../feedback/save-file.ts'
import type { PageDefinition } from '../record/define-page.ts'
import type { PageFile, TextFile } from './page-reuse.ts'
import { tableFiles } from './table-files.ts'

/** The files of a record beside its JSON: what its kind offers, and its tables. */
export async function recordFiles<Rec>(page: PageDefinition<Rec>, record: Rec): Promise<PageFile[]> {
  const own = await page.files?.()
  return [...(own?.recordFiles(record) ?? []), ...tableFiles(page, record)].map(toPageFile)
}

function toPageFile({ label, note, fileName, text }: TextFile): PageFile {
  return {
    label,
    ...(note !== undefined && { note }),
    async save() {
      saveText(text(), fileName)
    },
  }
}
