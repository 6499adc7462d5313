import { isCode } from '../file-roles.ts'
import { eachFile, lineAt, type Rule } from '../rule.ts'

type OtherWay = {
  pattern: RegExp
  /** The file that does it for all. */
  except?: string
  reason: string
}

const otherWays: readonly OtherWay[] = [
  {
    pattern: /\b(\w+) instanceof Error \? \1\.message : (?:String\(\1\)|\1\b)/g,
    except: 'packages/contract-kit/src/message-of.ts',
    reason: 'use messageOf of contract-kit',
  },
  {
    pattern: /\.header\(\s*'content-disposition'/gi,
    except: 'packages/file-store/src/name-file.ts',
    reason: 'use nameFile of file-store',
  },
  {
    pattern: /\bexposeHeadRoute\b/g,
    except: 'packages/file-store/src/streamed-file-route.ts',
    reason: 'use streamedFileRoute of file-store',
  },
  {
    pattern: /\bfor \(const (\w+) of (\w+)\.keys\(\)\)[^}]*\b\2\.delete\(\1\)|\.keys\(\)\.next\(\)/g,
    reason: 'evicts entries by hand; use lru-cache',
  },
  { pattern: /\.toLocaleString\('en'\)/g, reason: 'use formatNumber of contract-kit' },
]

const isServerCode = (path: string) => isCode(path) && !/\/web\/|^e2e\/|^packages\/(ui-kit|repo-rules)\/|\.test\.tsx?$/.test(path)

/** What a kit or a package does already is not written a second time. */
export const oneWay: Rule = eachFile(isServerCode, ({ path, text }) =>
  otherWays
    .filter(({ except }) => except !== path)
    .flatMap(({ pattern, reason }) => [...text.matchAll(pattern)].map(({ index }) => ({ line: lineAt(text, index), reason }))),
)
