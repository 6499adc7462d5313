import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { checkout } from '../checkout.ts'

// Do the tools of others take our OpenAPI document (API-074)? Installs them into a folder of its own, outside the checkout: Redocly and
// openapi-typescript from npm, datamodel-code-generator and openapi-python-client from PyPI. What the generators write is imported, too.
// Needs Python 3 with venv. Exits with 1 if a tool refuses the document or its code does not load, and with 2 if one cannot be installed.
const npmPackages = ['@redocly/cli@2.77.0', 'openapi-typescript@7.13.0', 'typescript@5.9.3']
const pythonPackages = ['datamodel-code-generator==0.89.0', 'openapi-python-client==0.29.1', 'httpx', 'attrs', 'python-dateutil']

const folder = mkdtempSync(join(tmpdir(), 'rosette-openapi-'))
const document = join(checkout, 'openapi.json')
const python = join(folder, 'venv/bin/python')

/** Imports every module of the package that openapi-python-client wrote. */
const importAll = `
import importlib, pathlib, sys
sys.path.insert(0, ".")
broken = []
for file in pathlib.Path("client").rglob("*.py"):
    name = ".".join(file.with_suffix("").parts).removesuffix(".__init__")
    try:
        importlib.import_module(name)
    except Exception as error:
        broken.append(f"{name}: {error}")
print(*broken[:5], sep="\\n")
sys.exit(f"{len(broken)} modules cannot be imported" if broken else 0)
`

const installs: [string, string[]][] = [
  ['npm', ['install', '--silent', '--no-audit', '--no-fund', '--prefix', folder, ...npmPackages]],
  ['python3', ['-m', 'venv', join(folder, 'venv')]],
  [python, ['-m', 'pip', 'install', '--quiet', '--disable-pip-version-check', ...pythonPackages]],
]

const bin = (name: string) => join(folder, 'node_modules/.bin', name)
const dataModel = ['--input-file-type', 'openapi', '--output-model-type', 'typing.TypedDict', '--target-python-version', '3.11']
const checks: [string, string, string[]][] = [
  ['Redocly', bin('redocly'), ['lint', document, '--format', 'summary']],
  ['openapi-typescript', bin('openapi-typescript'), [document, '--output', 'types.d.ts']],
  ['types in TypeScript', bin('tsc'), ['--noEmit', '--strict', '--skipLibCheck', 'false', 'types.d.ts']],
  ['datamodel-code-generator', join(folder, 'venv/bin/datamodel-codegen'), ['--input', document, ...dataModel, '--output', 'models.py']],
  ['types in Python', python, ['-W', 'ignore', 'models.py']],
  [
    'openapi-python-client',
    join(folder, 'venv/bin/openapi-python-client'),
    ['generate', '--path', document, '--output-path', 'client', '--meta', 'none'],
  ],
  ['its modules', python, ['-c', importAll]],
]

function run(command: string, args: readonly string[]): { isDone: boolean; output: string } {
  // openapi-python-client formats with ruff, which is installed beside it.
  const env = { ...process.env, PATH: `${join(folder, 'venv/bin')}:${process.env.PATH}` }
  const { status, stdout, stderr, error } = spawnSync(command, args, { cwd: folder, env, encoding: 'utf8', timeout: 600_000 })
  return { isDone: status === 0, output: error?.message ?? `${stdout}${stderr}` }
}

function check(): number {
  for (const [command, args] of installs) {
    const { isDone, output } = run(command, args)
    if (isDone) continue
    console.error(`${command} ${args.join(' ')} failed:\n${output}`)
    return 2
  }
  let failed = 0
  for (const [title, command, args] of checks) {
    const { isDone, output } = run(command, args)
    console.log(`${isDone ? 'passed' : 'FAILED'}: ${title}`)
    if (isDone) continue
    failed++
    console.log(output.slice(-3000))
  }
  return failed > 0 ? 1 : 0
}

try {
  process.exitCode = check()
} finally {
  rmSync(folder, { recursive: true, force: true })
}
