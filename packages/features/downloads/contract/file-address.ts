/** The bytes of a file. */
export function fileAddress(path: string): string {
  return `/api/download-files/download?filePath=${encodeURIComponent(path)}`
}

/** The folder that a path lies in; '' for the root. */
export function folderOf(path: string): string {
  return path.slice(0, Math.max(0, path.lastIndexOf('/')))
}
