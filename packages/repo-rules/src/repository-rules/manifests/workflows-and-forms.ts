import { parse } from 'yaml'
import { z } from 'zod'
import { eachFile, type Rule } from '../rule.ts'

const Rights = z.record(z.string(), z.string())
const Workflow = z.object({
  name: z.string(),
  on: z.record(z.string(), z.unknown()),
  permissions: Rights,
  jobs: z.record(
    z.string(),
    z.object({
      'timeout-minutes': z.number().optional(),
      steps: z.array(z.object({ uses: z.string().optional(), run: z.string().optional() })),
    }),
  ),
})
type Workflow = z.infer<typeof Workflow>

/** A workflow that anyone can trigger reads only, ends some day, and runs the same actions tomorrow as today. */
export const boundedWorkflows: Rule = eachFile(
  (path) => /^\.github\/workflows\/.+\.ya?ml$/.test(path),
  ({ path, text }) => {
    const workflow = Workflow.safeParse(readYaml(text))
    if (!workflow.success) return [{ reason: `it is not a workflow: ${z.prettifyError(workflow.error)}` }]
    const { permissions, jobs } = workflow.data
    return [
      ...(Object.values(permissions).every((right) => right === 'read')
        ? []
        : [{ reason: 'rights to write belong to the job that needs them' }]),
      ...Object.entries(jobs)
        .filter(([, job]) => job['timeout-minutes'] === undefined)
        .map(([name]) => ({ reason: `${name} has no timeout-minutes` })),
      ...Object.values(jobs)
        .flatMap(({ steps }) => steps.flatMap(({ uses }) => uses ?? []))
        .filter((uses) => !/@(v\d+\.\d+\.\d+|[0-9a-f]{40})$/.test(uses))
        .map((uses) => ({ reason: `${uses} has no fixed version` })),
      ...(path === ciWorkflow && !runsEverything(workflow.data) ? [{ reason: 'every push and pull request runs bash .ci/run' }] : []),
    ]
  },
)

const ciWorkflow = '.github/workflows/ci.yml'

function runsEverything({ on, jobs }: Workflow): boolean {
  const commands = Object.values(jobs).flatMap(({ steps }) => steps.map(({ run }) => run))
  return 'push' in on && 'pull_request' in on && commands.includes('bash .ci/run')
}

const Field = z.object({ type: z.string(), id: z.string().optional(), attributes: z.object({ label: z.string().optional() }) })
const Form = z.object({ name: z.string(), description: z.string(), body: z.array(Field).min(1) })

/** A form that does not parse is left out by the host without a word. */
export const issueForms: Rule = eachFile(
  (path) => /^\.github\/ISSUE_TEMPLATE\/(?!config\.).+\.ya?ml$/.test(path),
  ({ text }) => {
    const form = Form.safeParse(readYaml(text))
    if (!form.success) return [{ reason: `it is not a form: ${z.prettifyError(form.error)}` }]
    const fields = form.data.body.filter(({ type }) => type !== 'markdown')
    const ids = fields.map(({ id }) => id)
    return fields
      .filter(({ id, attributes }, at) => !id || !attributes.label || ids.indexOf(id) !== at)
      .map(({ id }) => ({ reason: `every field has a label and an id of its own: ${id ?? 'one has none'}` }))
  },
)

const Renovate = z.object({
  rangeStrategy: z.literal('pin'),
  lockFileMaintenance: z.object({ enabled: z.literal(true) }),
  automerge: z.literal(false),
  packageRules: z.array(z.object({ matchUpdateTypes: z.array(z.string()).optional(), automerge: z.boolean().optional() })),
})

/** New versions come as pull requests with exact versions; people decide about major ones. */
export const carefulUpdates: Rule = eachFile(
  (path) => path === 'renovate.json',
  ({ text }) => {
    const settings = Renovate.safeParse(JSON.parse(text))
    if (!settings.success) return [{ reason: z.prettifyError(settings.error) }]
    const merging = settings.data.packageRules.filter(
      ({ matchUpdateTypes, automerge }) => automerge && (!matchUpdateTypes || matchUpdateTypes.includes('major')),
    )
    return merging.map(() => ({ reason: 'a rule merges major updates by itself' }))
  },
)

/** A file that is not YAML has no shape at all; the schema then says so. */
function readYaml(text: string): unknown {
  try {
    return parse(text)
  } catch (cause) {
    return cause instanceof Error ? cause.message : null
  }
}
