import { Visitor } from 'vite'
import { isSource } from '../file-roles.ts'
import { parseSource } from '../parse-source.ts'
import { eachFile, lineAt, type Rule } from '../rule.ts'

const maker = 'packages/contract-kit/src/kind/define-kind.ts'

/** `recordPath` is the only maker of record addresses; addresses of the API and of other sites are not record pages. */
export const recordAddresses: Rule = eachFile(
  (path) => isSource(path) && path !== maker,
  (file) => {
    const found: { line: number; reason: string }[] = []
    const look = (node: { start: number; end: number }) => {
      const text = file.text.slice(node.start, node.end)
      if (!/^.?\/(?!api\/)([a-z_]+|\$\{[^}]*\})\?(key|name|accession)=/.test(text)) return
      found.push({ line: lineAt(file.text, node.start), reason: 'a record address made by hand; use recordPath or <RecordLink>' })
    }
    new Visitor({ Literal: look, TemplateLiteral: look }).visit(parseSource(file).program)
    return found
  },
)
