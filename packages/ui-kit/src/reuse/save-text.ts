import type { PageFile, TextFile } from './page-reuse.ts'

/** Hands a text to the browser as a file. */
export function saveText(text: string, fileName: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([text], { type: 'text/plain;charset=utf-8' }))
  link.download = fileName.replaceAll(/[^\w.-]+/g, '_')
  document.body.append(link)
  link.click()
  link.remove()
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
}

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
