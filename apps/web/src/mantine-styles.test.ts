import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '../../..')
const styles = readFileSync(join(import.meta.dirname, 'styles.ts'), 'utf8')
const styled = new Set(readdirSync(join(root, 'node_modules/@mantine/core/styles')))

test('the style of every Mantine component in use is loaded', () => {
  const used = new Set(webSources().flatMap((file) => componentsOf(readFileSync(file, 'utf8'))))
  expect(used).toContain('Button')
  const missing = [...used].filter((name) => styled.has(`${name}.layer.css`) && !styles.includes(`/${name}.layer.css'`))
  expect(missing).toEqual([])
})

/** Names of components imported from Mantine, as values. */
function componentsOf(source: string): string[] {
  return [...source.matchAll(/import \{([^}]*)\} from '@mantine\/core'/g)]
    .flatMap(([, names = '']) => names.split(','))
    .map((name) => name.trim())
    .filter((name) => /^[A-Z]\w*$/.test(name))
}

function webSources(): string[] {
  const folders = ['apps/web/src', 'packages/ui-kit/src', 'packages/kinds', 'packages/features']
  return folders
    .flatMap((folder) => readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((file) => join(root, folder, file)))
    .filter((file) => file.endsWith('.tsx') && !file.includes('node_modules'))
}
