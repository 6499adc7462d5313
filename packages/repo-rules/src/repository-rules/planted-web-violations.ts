import type { SourceFile } from './source-tree.ts'

const form = `export function Form() {
  const [isBusy, setBusy] = useState(false)
  const [text, setText] = useState('')
  const save = useMutation({ mutationFn: send })
  async function submit() {
    setBusy(true)
    await send().catch(() => toast('It failed.', 'error'))
  }
  const retry = () => send().finally(() => setBusy(false))
  return <input onChange={() => setText('typed')} />
}`

/** Violations of the rules for what runs in the browser. */
export const plantedWebViolations = {
  'a component keeps no state of its own for a call': {
    tree: [
      { path: 'packages/features/lists/web/form.tsx', text: form },
      { path: 'packages/ui-kit/src/feedback/use-change.ts', text: form },
      { path: 'packages/features/lists/server/form.tsx', text: form },
    ],
    says: /^[^\n]*form\.tsx:4 useMutation outside useChange\n[^\n]*:6 setBusy in code that waits[^\n]*\n[^\n]*:7 reports a failure by hand[^\n]*\n[^\n]*:9 setBusy in code that waits[^\n]*$/,
  },
  'tables are those of the kit': {
    tree: [
      { path: 'packages/kinds/clone/web/clone-ends.tsx', text: 'export const ends = (\n  <table className="ends" />\n)' },
      { path: 'packages/ui-kit/src/table/plain-table.tsx', text: 'export const table = <table />' },
    ],
    says: /^packages\/kinds\/clone\/web\/clone-ends\.tsx:2 a table by hand[^\n]*$/,
  },
} satisfies Record<string, { tree: readonly SourceFile[]; says: RegExp }>
