/** Saves something as a file; what a file system may not accept in its name becomes a low line. */
export function saveBlob(blob: Blob, fileName: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(blob)
  link.download = fileName.replaceAll(/[^\w.-]+/g, '_')
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
}
