/** The short address of a file, for wget and curl (DOWN-009, DOWN-023). */
export function plainFilePath(path: string): string {
  // Slashes stay, so that people can read the address.
  return `/download_files/${path.split('/').map(encodeURIComponent).join('/')}`
}
