import { saveText } from '../feedback/save-file.ts'
import type { PageFile, TextFile } from './page-reuse.ts'

export function toPageFile({ label, note, fileName, text }: TextFile): PageFile {
  return {
    label,
    ...(note !== undefined && { note }),
    async save() {
      saveText(text(), fileName)
      return null
    },
  }
}
