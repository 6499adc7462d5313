import { posix } from 'node:path'
import { type FeatureName, featureOrder } from '../../import-rules/feature-order.ts'
import { isCode } from '../file-roles.ts'
import { importsOf } from '../parse-source.ts'
import { eachFile, lineAt, type Rule } from '../rule.ts'
import type { SourceFile } from '../source-tree.ts'

/**
 * No feature imports itself through another: every import between features points down the order, those of types, tests and late
 * imports included.
 */
export const orderedFeatures: Rule = eachFile(
  (path) => isCode(path) && featureOf(path) !== null,
  (file) => {
    const own = featureOf(file.path)
    if (!isListed(own)) return [{ reason: `${own} is not in the order of features` }]
    return importsOf(file).flatMap(({ name, start }) => {
      const other = featureOf(targetOf(file, name))
      if (other === null || other === own) return []
      const isBelow = isListed(other) && featureOrder.indexOf(other) < featureOrder.indexOf(own)
      return isBelow ? [] : [{ line: lineAt(file.text, start), reason: `${own} is below ${other} and must not import it` }]
    })
  },
)

function featureOf(path: string): string | null {
  return /^packages\/features\/(?<feature>[^/]+)\//.exec(path)?.groups?.feature ?? null
}

function targetOf({ path }: SourceFile, name: string): string {
  return name.startsWith('.') ? posix.join(posix.dirname(path), name) : name.replace(/^@rosette\/features\//, 'packages/features/')
}

function isListed(name: string | null): name is FeatureName {
  return featureOrder.some((listed) => listed === name)
}
