/** The bytes of a file. */
export function fileAddress(path: string): string {
  return `/api/download-files/download?filePath=${encodeURIComponent(path)}`
}

/** The page of a file, or the one that saves it. */
export function filePagePath(path: string, { isSaved = false } = {}): string {
  return `/download/file?path=${encodePath(path)}${isSaved ? '&force_download=true' : ''}`
}

/** The page of a folder (DOWN-007). */
export function listPagePath(dir: string): string {
  return `/download/list?dir=${encodePath(dir)}`
}

/** The short address of a file, for wget and curl (DOWN-009, DOWN-023). */
export function plainFilePath(path: string): string {
  return `/download_files/${encodePath(path)}`
}

/** Slashes stay, so that people can read the address. */
function encodePath(path: string): string {
  return path.split('/').map(encodeURIComponent).join('/')
}

/** The folder that a path lies in; '' for the root. */
export function folderOf(path: string): string {
  return path.slice(0, Math.max(0, path.lastIndexOf('/')))
}
