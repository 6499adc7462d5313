/** Of the files under version control, those that the archive has as they are. */
export function chooseFiles(paths: readonly string[], workspaces: readonly string[]): string[] {
  return paths.filter((path) => isForOperators(path) || (workspaces.some((folder) => path.startsWith(`${folder}/`)) && isForServers(path)))
}

const atTop = new Set(['.dockerignore', 'CHANGELOG.md', 'LICENSE', 'NOTICE', 'README.md', 'SECURITY.md', 'openapi.json'])

/** Documents, what `deploy/` offers, the texts of the site and the data of the demo. The specification and pictures of the README stay away. */
function isForOperators(path: string): boolean {
  return atTop.has(path) || (/^(LICENSES|data|deploy|docs|texts)\//.test(path) && !/^docs\/(spec|pictures)\//.test(path) && !isTest(path))
}

/** Pages come built. */
function isForServers(path: string): boolean {
  return !isTest(path) && !/^packages\/(features|kinds)\/[^/]+\/web\//.test(path)
}

const isTest = (path: string) => /\.test\.tsx?$/.test(path)
